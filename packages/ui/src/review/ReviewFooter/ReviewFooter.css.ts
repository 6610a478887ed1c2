import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';

/** Has its place at the end of the page: scrolled there, it covers nothing. */
export const footer = style({
  position: 'sticky',
  zIndex: vars.depth.sticky,
  insetBlockEnd: `max(${vars.space.snug}, env(safe-area-inset-bottom))`,
  ...oneColumn,
  justifyItems: 'center',
  gap: vars.space.tight,
  // Controls beside the bars stay clickable.
  pointerEvents: 'none',
});

globalStyle(`${footer} > *`, { pointerEvents: 'auto' });

// Focused elements scroll clear of the bars.
export const pageWithBars = style({ scrollPaddingBlockEnd: '10.5rem' });
