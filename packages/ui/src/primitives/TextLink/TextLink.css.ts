import { vars } from '../../theme/contract.css.ts';
import { fingerTarget } from '../../theme/mixins/fingerTarget.ts';
import { style } from '../../theme/styles/primitives.ts';

export const textLink = style({
  color: vars.color.brand.text,
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.chip,
  // A target of 24 px, also in small text; the lines stay where they are.
  paddingBlock: '0.1875rem',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});

/** Within a sentence a larger target would cover the lines beside it. */
export const alone = style([textLink, { display: 'inline-block', paddingBlock: 0 }, fingerTarget]);
