import { choiceLine, choiceMark, radioMark } from '../../primitives/choice.ts';
import { vars } from '../../theme/contract.css.ts';
import { equalWidths } from '../../theme/mixins/equalWidths.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { recipe, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const { color, space } = vars;

const TERM = '7.5rem';
const hidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export const parts = style({ ...oneColumn, gap: space.regular });

export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '8rem',
  color: color.textMuted,
});

/** Many records are wider than the dialog and scroll; the names of the fields stay visible. */
export const scroller = style({
  isolation: 'isolate',
  '@media': {
    [breakpoint.tablet]: {
      overflowX: 'auto',
      // Room for the focus ring at the edges.
      margin: `calc(-1 * ${space.hair})`,
      padding: space.hair,
    },
  },
});

export const COLUMNS = [2, 3, 4, 5, 6, 7, 8] as const;

const columns = (count: number) => ({
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: `${TERM} repeat(${count}, minmax(9.5rem, 1fr))`,
    },
  },
});

export const table = recipe({
  base: {
    ...oneColumn,
    columnGap: space.tight,
  },
  variants: {
    columns: {
      2: columns(2),
      3: columns(3),
      4: columns(4),
      5: columns(5),
      6: columns(6),
      7: columns(7),
      8: columns(8),
    },
  },
});

/** All rows have the columns of the table. */
export const row = recipe({
  base: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'inherit',
    columnGap: 'inherit',
    '@media': { [breakpoint.tablet]: { paddingBlock: space.hair } },
  },
  variants: {
    kind: {
      headers: { rowGap: space.tight, paddingBlockEnd: space.tight },
      field: {
        rowGap: space.hair,
        paddingBlock: space.snug,
        borderBlockStart: `${vars.lineWidth.line} solid ${color.line}`,
      },
    },
  },
});

const beside = {
  position: 'sticky',
  insetInlineStart: `calc(-1 * ${space.hair})`,
  zIndex: 1,
  background: color.card,
} as const;

export const corner = style({
  display: 'none',
  '@media': { [breakpoint.tablet]: { ...beside, display: 'block' } },
});

export const term = style({
  ...typography.label,
  overflowWrap: 'anywhere',
  '@media': { [breakpoint.tablet]: { ...beside, paddingBlock: space.tight } },
});

export const head = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    gridTemplateRows: '1fr',
    columnGap: space.snug,
    padding: `${space.snug} ${space.snug} ${space.hair}`,
    border: `${vars.lineWidth.line} solid ${color.line}`,
    borderRadius: vars.radius.control,
    '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  variants: {
    kept: { true: { borderColor: color.brand.edge, background: color.brand.soft }, false: {} },
    different: { true: { background: color.sunken }, false: {} },
  },
});

export const who = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.snug,
  '@media': {
    [breakpoint.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [breakpoint.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.tight },
  },
});

export const picture = style({
  inlineSize: '4rem',
  blockSize: '4rem',
  overflow: 'hidden',
  borderRadius: vars.radius.chip,
  '@media': { [breakpoint.tablet]: { inlineSize: '100%', blockSize: '4.5rem' } },
});

export const view = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const words = style({ display: 'grid', justifyItems: 'start', gap: space.hair });

export const name = style({
  ...typography.label,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const fact = style({ ...typography.small, color: color.textMuted });

export const choice = style(choiceLine);

export const dot = style({
  appearance: 'none',
  ...choiceMark,
  cursor: 'inherit',
  borderRadius: vars.radius.round,
  selectors: radioMark,
});

/** Values that cannot be chosen are aligned with those that have a radio button. */
const besideDot = {
  display: 'block',
  paddingBlock: '0.625rem',
  paddingInlineStart: `calc(${space.snug} + 1.5rem + ${space.tight})`,
} as const;

export const cell = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    columnGap: space.tight,
    minBlockSize: vars.size.touch,
    padding: `${space.tight} ${space.snug}`,
    borderRadius: vars.radius.control,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  },
  variants: {
    kind: {
      possible: { cursor: 'pointer' },
      chosen: {
        cursor: 'pointer',
        background: color.brand.soft,
        fontWeight: vars.fontWeight.strong,
      },
      // On a phone only values that can be chosen are listed.
      empty: {
        display: 'none',
        color: color.textMuted,
        '@media': { [breakpoint.tablet]: besideDot },
      },
      different: {
        display: 'none',
        color: color.textMuted,
        textDecoration: 'line-through',
        '@media': { [breakpoint.tablet]: besideDot },
      },
    },
    /** A value that combines those of all records spans their columns. */
    wide: { true: { '@media': { [breakpoint.tablet]: { gridColumn: '2 / -1' } } }, false: {} },
  },
});

/** Names the record of a value on phones, which have no column headings. */
export const which = style({
  ...typography.small,
  color: color.textMuted,
  fontWeight: vars.fontWeight.regular,
  '@media': { [breakpoint.tablet]: hidden },
});

export const value = style({
  gridColumn: 2,
  minInlineSize: 0,
  paddingBlock: '0.125rem',
  whiteSpace: 'pre-line',
});

export const equal = style({
  borderBlockStart: `${vars.lineWidth.line} solid ${color.line}`,
});

export const chevron = style({
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  transition: `transform ${vars.motion.quick}`,
  selectors: { [`${equal}[open] &`]: { transform: 'rotate(180deg)' } },
});

export const equalSummary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  minBlockSize: vars.size.touch,
  listStyle: 'none',
  borderRadius: vars.radius.control,
  color: color.textMuted,
  cursor: 'pointer',
});

export const equalFields = style({ display: 'grid', gap: space.tight });

export const equalField = style({
  display: 'grid',
  gap: `0 ${space.tight}`,
  overflowWrap: 'anywhere',
  '@media': {
    [breakpoint.tablet]: { gridTemplateColumns: `${TERM} minmax(0, 1fr)`, alignItems: 'baseline' },
  },
});

export const note = style({ ...typography.small, color: color.textMuted, textWrap: 'pretty' });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space.tight} ${space.regular}`,
  inlineSize: '100%',
});

export const summary = style({
  flex: '1 1 16rem',
  lineHeight: vars.lineHeight.snug,
  textWrap: 'pretty',
});

/** The buttons are one below the other where their words do not fit. */
export const buttons = style({
  ...equalWidths.row,
  flex: '1 1 auto',
  gap: space.tight,
  '@media': { [breakpoint.tablet]: { flexGrow: 0 } },
});

export const button = style(equalWidths.item);
