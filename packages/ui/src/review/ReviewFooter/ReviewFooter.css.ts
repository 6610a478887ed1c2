import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { footerHeight } from '../../theme/stickyHeight.css.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { shortWindow } from '../../tokens/space.ts';

/** Sticky with a place at the end of the page, so that it covers nothing once one has scrolled there. */
export const footer = style({
  position: 'sticky',
  zIndex: vars.depth.sticky,
  insetBlockEnd: `max(${vars.space.snug}, env(safe-area-inset-bottom))`,
  ...oneColumn,
  justifyItems: 'center',
  gap: vars.space.tight,
  // The empty space beside the bars lets clicks through.
  pointerEvents: 'none',
  // High bars leave at least half of a low window to the list.
  '@media': { [shortWindow]: { maxBlockSize: '50dvh', overflowY: 'auto' } },
});

globalStyle(`${footer} > *`, { pointerEvents: 'auto' });

// A focused element is scrolled to above the bars.
export const pageWithBars = style({ scrollPaddingBlockEnd: `var(${footerHeight})` });
