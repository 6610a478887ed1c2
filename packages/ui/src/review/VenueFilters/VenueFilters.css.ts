import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { breakpoint } from '../../tokens/space.ts';

/** As wide as the page’s content on phones; two by two where there is room. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space.snug,
  inlineSize: 'calc(100vw - 2rem)',
  flexShrink: 0,
  // As high as there is room below the button, or above it where that is next to nothing.
  padding: vars.space.regular,
  '@media': {
    [breakpoint.tablet]: {
      inlineSize: '26rem',
      maxBlockSize:
        'min(100dvh - 6rem, max(15rem, var(--radix-popover-content-available-height, 0px)))',
      overflowY: 'auto',
    },
  },
});

export const whole = style({ gridColumn: '1 / -1' });
