import { vars } from '../../theme/contract.css.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';

/** Phones, but neither paper nor large text: there all cards are shown, one below the other. */
const phone = 'screen and (min-width: 20em) and (max-width: 47.99em)';
/** The margin of the page, which the row crosses. */
const margin = '1rem';

export const row = style({
  display: 'grid',
  gap: '1.25rem',
  '@media': {
    [phone]: {
      gridAutoFlow: 'column',
      // Narrow enough that the edge of the next card is visible.
      gridAutoColumns: 'min(86%, 20rem)',
      gap: vars.space.snug,
      marginInline: `-${margin}`,
      // The block padding is for shadows and focus rings, which a scrolling box cuts off.
      marginBlock: '-0.5rem',
      padding: `0.5rem ${margin}`,
      overflowX: 'auto',
      scrollPaddingInline: margin,
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
    },
  },
});

globalStyle(`${row} > *`, { scrollSnapAlign: 'start', breakInside: 'avoid' });
