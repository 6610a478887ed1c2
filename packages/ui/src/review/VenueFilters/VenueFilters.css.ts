import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint, shortWindow } from '../../tokens/space.ts';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space.snug,
} as const;

/** As wide as the page’s content on phones; two by two where there is room. */
export const form = style({
  ...columns,
  alignItems: 'end',
  inlineSize: 'calc(100vw - 2rem)',
  flexShrink: 0,
  // Keeps the footer off the round corners of the panel; `hidden` would keep it from being sticky.
  overflow: 'clip',
  borderRadius: 'inherit',
  // The padding at the end belongs to the footer, because browsers place sticky elements within the padding.
  padding: `${vars.space.regular} ${vars.space.regular} 0`,
  '@media': {
    [breakpoint.tablet]: {
      inlineSize: '26rem',
      // As high as there is room below the button, but at least 9 rem.
      maxBlockSize:
        'min(100dvh - 6rem, max(9rem, var(--radix-popover-content-available-height, 100dvh)))',
      overflowY: 'auto',
    },
  },
});

export const whole = style({ gridColumn: '1 / -1' });

/** Stays in sight while the filters are scrolled. */
export const footer = style({
  ...columns,
  gridColumn: '1 / -1',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.depth.sticky,
  marginInline: `calc(-1 * ${vars.space.regular})`,
  padding: `${vars.space.snug} ${vars.space.regular} ${vars.space.regular}`,
  borderBlockStart: `${vars.lineWidth.line} solid ${vars.color.line}`,
  background: vars.color.card,
  // What is cut off above it fades.
  boxShadow: `0 calc(-1 * ${vars.space.snug}) ${vars.space.snug} ${vars.color.card}`,
  '@media': { [shortWindow]: { position: 'static' } },
});

export const count = style({
  ...typography.small,
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
