import { vars } from '../theme/contract.css.ts';
import { cardPanel } from '../theme/mixins/cardPanel.ts';
import { style } from '../theme/styles/primitives.ts';
import { typography } from '../theme/typography/typography.ts';

export const panel = style(cardPanel);

export const title = style({
  ...typography.cardTitle,
  marginBlockEnd: vars.space.regular,
  // A summary belongs to the title.
  selectors: { '&:has(+ p)': { marginBlockEnd: vars.space.hair } },
});
