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
  // The padding makes a target of 24 px even of small text; inline padding does not move the lines.
  paddingBlock: '0.1875rem',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});

/** For links that are not within a sentence, where a larger target would cover the lines around it. */
export const alone = style([textLink, { display: 'inline-block', paddingBlock: 0 }, fingerTarget]);
