import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { style } from '../../theme/styles/components.ts';
import { breakpoint } from '../../tokens/space.ts';

/** Without a gap, because the toolbar has padding, which remains while it is sticky above the list. */
export const layout = style(oneColumn);

export const content = style({
  ...oneColumn,
  gap: vars.space.snug,
  // Room for the focus ring of a card, which the toolbar would cover.
  '@media': { [breakpoint.tablet]: { paddingBlockStart: '0.375rem' } },
});
