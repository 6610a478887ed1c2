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
  // High bars leave room for a line of controls in a low window.
  '@media': { [shortWindow]: { maxBlockSize: 'calc(100dvh - 7rem)', overflowY: 'auto' } },
});

globalStyle(`${footer} > *`, { pointerEvents: 'auto' });

// A focused element is scrolled to above the bars.
export const pageWithBars = style({ scrollPaddingBlockEnd: `var(${footerHeight})` });
