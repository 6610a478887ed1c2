import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/primitives.ts';

/** In the colour of the surrounding text, on any background. */
export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.625rem',
  blockSize: '1.625rem',
  paddingInline: '0.375rem',
  border: '1px solid currentColor',
  borderBlockEndWidth: '2px',
  borderRadius: '0.375rem',
  fontFamily: 'inherit',
  fontSize: vars.fontSize.tiny,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
