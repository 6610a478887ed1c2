import { textLink } from '../../primitives/TextLink/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { recipe, style } from '../../theme/styles/components.ts';

export const rows = style({ display: 'grid', gap: vars.space.snug });

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.regular,
  rowGap: '0.375rem',
  fontSize: vars.fontSize.control,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

/** With a large text, a long number has a line of its own below. */
export const name = style({ flex: '1 1 6rem' });

/** The whole row is its target, up to the middle of the gaps. */
export const link = style([
  textLink,
  { '::after': { content: '', position: 'absolute', inset: '-0.375rem 0' } },
]);

export const count = style({
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});

/** In the place of the bar: words beside the name would leave it too little room on a phone with a large text. */
export const uncounted = style({ flex: '1 0 100%', color: vars.color.textMuted });

export const track = style({
  flex: '1 0 100%',
  display: 'block',
  blockSize: '0.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.sunken,
});

export const bar = recipe({
  base: {
    display: 'block',
    blockSize: '100%',
    // A bar of one in a thousand is still a bar.
    minInlineSize: '0.25rem',
    borderRadius: vars.radius.round,
    forcedColorAdjust: 'none',
  },
  variants: {
    tone: {
      critical: { background: vars.color.critical.edge },
      warning: { background: vars.color.warning.edge },
    },
  },
  defaultVariants: { tone: 'critical' },
});
