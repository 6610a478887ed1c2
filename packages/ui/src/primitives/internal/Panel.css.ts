import { vars } from '../../theme/contract.css.ts';
import { cardPanel } from '../../theme/mixins/cardPanel.ts';
import { style } from '../../theme/styles/primitives.ts';

export const panel = style(cardPanel);

export const title = style({
  marginBlockEnd: vars.space.regular,
  // Less distance to a summary, which belongs to the title.
  selectors: { '&:has(+ p)': { marginBlockEnd: vars.space.hair } },
});
