import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { style } from '../../theme/styles/components.ts';
import { breakpoint } from '../../tokens/space.ts';

/** The toolbar has distances of its own, which remain while it stays above the list. */
export const layout = style(oneColumn);

export const content = style({
  ...oneColumn,
  gap: vars.space.snug,
  // Room for the ring of a card, which the toolbar would cover.
  '@media': { [breakpoint.tablet]: { paddingBlockStart: '0.375rem' } },
});
