import { vars } from '../../theme/contract.css.ts';
import { partsPanel } from '../../theme/mixins/cardPanel.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const { color, space } = vars;

const narrow = `not all and ${breakpoint.tablet}`;

export const preview = style(partsPanel);

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.tight,
});

/** Wraps before the pager does, so that the pager remains in its corner. */
export const words = style({ flex: '1 1 0', display: 'grid', gap: space.hair, minInlineSize: 0 });

export const title = style({ overflowWrap: 'anywhere' });

export const detail = style({ ...typography.small, color: color.textMuted, textWrap: 'pretty' });

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.hair,
  '@media': { [narrow]: { flex: '1 1 100%' } },
});

export const place = style({
  ...typography.small,
  flex: 1,
  minInlineSize: '8.5rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { minInlineSize: 0 } },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '@media': { [narrow]: { display: 'block' } },
});

// A block is as wide as the table; otherwise the rows would only be as wide as their values.
globalStyle(`${table} > tbody`, { '@media': { [narrow]: { display: 'block' } } });

export const columnHead = style({
  ...typography.label,
  paddingBlock: space.tight,
  color: color.textMuted,
  textAlign: 'start',
  selectors: { '&:first-child': { inlineSize: '24%' }, '&:last-child': { inlineSize: '30%' } },
  // On phones each row names its parts; the column headers remain for screen readers.
  '@media': {
    [narrow]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const row = style({
  borderBlockStart: `1px solid ${color.line}`,
  '@media': {
    [narrow]: {
      ...oneColumn,
      gap: '0.125rem',
      paddingBlock: space.tight,
    },
  },
});

const cell = {
  paddingBlock: space.tight,
  paddingInlineEnd: space.snug,
  verticalAlign: 'baseline',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { padding: 0 } },
} as const;

export const field = style({
  ...cell,
  ...typography.small,
  fontWeight: vars.fontWeight.medium,
  color: color.textMuted,
});

export const value = style({
  ...cell,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  whiteSpace: 'pre-line',
});

export const from = style({ ...cell, ...typography.small, color: color.textMuted });

export const source = style({
  display: 'inline-block',
  marginInlineEnd: space.hair,
  marginBlock: '0.125rem',
  paddingInline: '0.375rem',
  borderRadius: vars.radius.chip,
  background: color.sunken,
  color: color.text,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.8125em',
  overflowWrap: 'anywhere',
});

export const unused = style({
  ...typography.small,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'end',
  gap: space.tight,
  paddingBlockStart: space.regular,
  borderBlockStart: `1px solid ${color.line}`,
});

// The choice of a source is separated from the buttons: on its own line, or at the other end.
globalStyle(`${footer} > :first-child:not(:only-child)`, {
  marginInlineEnd: 'auto',
  '@media': { [narrow]: { flex: '1 1 100%', marginInlineEnd: 0 } },
});

globalStyle(`${footer} > button`, { '@media': { [narrow]: { flex: 1 } } });
