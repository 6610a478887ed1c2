import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.regular,
  maxInlineSize: '60rem',
});

export const subtitle = style({
  marginBlockStart: vars.space.hair,
  maxInlineSize: vars.size.prose,
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

/** Takes the focus without showing it: nothing can be pressed here. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.regular,
  outline: 'none',
});
