import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';

/** Has its place at the end of the page: scrolled there, it covers nothing. */
export const foot = style(
  inLayer('components', {
    position: 'sticky',
    zIndex: vars.depth.sticky,
    insetBlockEnd: `max(${vars.space.snug}, env(safe-area-inset-bottom))`,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: vars.space.tight,
    // What lies beside the bars can be pressed.
    pointerEvents: 'none',
  }),
);

globalStyle(`${foot} > *`, inLayer('components', { pointerEvents: 'auto' }));

// What takes the focus further up is scrolled clear of the bars.
globalStyle(
  `:root:has(${foot} > :not(:empty))`,
  inLayer('components', { scrollPaddingBlockEnd: '10.5rem' }),
);
