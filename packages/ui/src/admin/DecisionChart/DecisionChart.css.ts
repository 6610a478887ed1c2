import { vars } from '../../theme/contract.css.ts';
import { recipe, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

const { color, space } = vars;

/** The box within which the table for screen readers is hidden. */
export const content = style({ position: 'relative' });

/** Widths of the chart at which the names of the days do not all fit below the bars. */
const narrow = '(max-width: 20rem)';
const tiny = '(max-width: 10rem)';

export const chart = style({ containerType: 'inline-size' });

export const bars = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.hair,
  marginBlockStart: space.regular,
});

export const day = style({ display: 'grid', gap: space.hair, justifyItems: 'center' });

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  gap: '2px',
  inlineSize: '100%',
  maxInlineSize: '1.75rem',
  blockSize: '7rem',
  borderBlockEnd: `1px solid ${color.line}`,
});

const kinds = {
  approved: { background: color.positive.edge },
  // Hatched, so that the two kinds of decisions differ without colour.
  discarded: {
    background: `repeating-linear-gradient(45deg, ${color.critical.edge} 0 3px, ${color.critical.softLine} 3px 5px)`,
  },
};

export const bar = recipe({
  base: {
    flex: 'none',
    // A single decision is visible even beside a day of thousands.
    minBlockSize: '3px',
    borderRadius: '2px',
    forcedColorAdjust: 'none',
  },
  variants: { kind: kinds },
});

export const name = style({
  ...typography.small,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  // The last day, which is today, is always named.
  '@container': {
    [narrow]: { selectors: { [`${day}:nth-last-child(even) > &`]: { visibility: 'hidden' } } },
    [tiny]: {
      selectors: { [`${day}:not(:nth-last-child(4n + 1)) > &`]: { visibility: 'hidden' } },
    },
  },
});

export const legend = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.regular,
  marginBlockStart: space.snug,
  color: color.textMuted,
});

export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: space.hair });

export const swatch = recipe({
  base: {
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    borderRadius: '2px',
    forcedColorAdjust: 'none',
  },
  variants: { kind: kinds },
});
