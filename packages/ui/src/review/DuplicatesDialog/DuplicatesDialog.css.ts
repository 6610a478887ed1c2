import { vars } from '../../theme/contract.css.ts';
import { recipe, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const { color, space } = vars;

const TERM = '10rem';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.regular,
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.tight,
});

export const similarity = style({ display: 'flex', flexWrap: 'wrap', gap: '0.375rem' });

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  // The focus ring of a button must not cover the figures.
  gap: space.snug,
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** The headings of the two columns. */
export const heads = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.snug,
  '@media': { [breakpoint.tablet]: { paddingInlineStart: `calc(${TERM} + ${space.snug})` } },
});

export const header = style({ display: 'grid', alignContent: 'start', gap: space.tight });

export const picture = style({
  blockSize: '5.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  '@media': { [breakpoint.tablet]: { blockSize: '8rem' } },
});

export const view = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const who = style({ display: 'grid', justifyItems: 'start', gap: space.hair });

export const side = style({ ...typography.small, color: color.textMuted });

export const name = style({
  ...typography.cardTitle,
  fontSize: vars.fontSize.lead,
  overflowWrap: 'anywhere',
});

export const fields = style({ display: 'grid', gap: '2px' });

export const field = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space.snug,
    rowGap: space.hair,
    padding: `${space.tight} ${space.snug}`,
    // Its text begins where everything else does.
    marginInline: `calc(-1 * ${space.snug})`,
    borderRadius: vars.radius.control,
    '@media': {
      [breakpoint.tablet]: {
        gridTemplateColumns: `${TERM} repeat(2, minmax(0, 1fr))`,
        alignItems: 'center',
        minBlockSize: vars.size.touch,
        paddingBlock: 0,
      },
    },
  },
  variants: { marked: { true: { background: color.info.soft } } },
});

export const term = style({
  ...typography.label,
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
});

export const sign = recipe({
  base: { flexShrink: 0, inlineSize: '1.125rem', blockSize: '1.125rem' },
  variants: {
    marked: {
      true: { color: color.info.text },
      false: { color: color.textMuted },
    },
  },
});

export const cell = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space.hair,
    '@media': { [breakpoint.tablet]: { minBlockSize: vars.size.touch } },
  },
  variants: { marked: { true: {}, false: {} }, side: { venue: {}, duplicate: {} } },
  compoundVariants: [
    {
      // Where there is no room for two, an equal value is shown once.
      variants: { marked: false, side: 'duplicate' },
      style: {
        display: 'none',
        '@media': { [breakpoint.tablet]: { display: 'grid' } },
      },
    },
  ],
});

/** Names the side on narrow screens, where no column headings do. */
export const which = recipe({
  base: {
    gridColumn: '1 / -1',
    color: color.textMuted,
    fontSize: vars.fontSize.tiny,
    lineHeight: vars.lineHeight.snug,
    '@media': {
      [breakpoint.tablet]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
  variants: {
    marked: { true: {}, false: { display: 'none' } },
  },
});

export const value = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.tight,
    minInlineSize: 0,
    paddingBlock: space.hair,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    lineHeight: vars.lineHeight.snug,
  },
  variants: {
    marked: { true: { fontWeight: vars.fontWeight.strong }, false: {} },
  },
});

export const empty = style({ color: color.textMuted, fontWeight: vars.fontWeight.regular });

/** On phones the other venue is above or below, not beside. */
export const carry = recipe({
  base: { color: color.info.text },
  variants: {
    done: {
      true: {},
      false: {
        transform: 'rotate(90deg)',
        '@media': { [breakpoint.tablet]: { transform: 'none' } },
      },
    },
  },
});

/** Phones: the last and main one as wide as the two before it. */
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `${space.tight} ${space.hair}`,
  inlineSize: '100%',
  '@media': { [breakpoint.tablet]: { columnGap: space.tight } },
});

/** As wide as its words: halves would break those of one of them. */
export const action = style({
  flex: '1 1 auto',
  minInlineSize: 'min-content',
  '@media': { [breakpoint.tablet]: { flexGrow: 0 } },
});

export const main = style([
  action,
  { flexBasis: '100%', '@media': { [breakpoint.tablet]: { flexBasis: 'auto' } } },
]);
