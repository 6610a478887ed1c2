import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { globalStyle, style, styleVariants } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { besideInspector, rowsAlone } from '../../venue/VenueRow/containers.ts';

export const region = style({
  position: 'relative',
  ...oneColumn,
  // In a small window the focused region is scrolled to its upper edge.
  scrollMarginBlockStart: vars.space.tight,
  selectors: { '&:focus': { outline: 'none' } },
});

const gap = '1.125rem';

/** At most this many columns; wider screens get wider cards. */
const columns = 6;
const widthOfColumn = `calc((100% - ${columns - 1} * ${gap}) / ${columns})`;

export const list = styleVariants({
  cards: {
    display: 'grid',
    // A fourth column is added only where all of them stay wide enough for a usual address and website.
    gridTemplateColumns: `repeat(auto-fill, minmax(min(max(clamp(18.5rem, 25%, 22rem), ${widthOfColumn}), 100%), 1fr))`,
    gap,
  },
  rows: {
    containerType: 'inline-size',
    containerName: rowsAlone,
    overflow: 'hidden',
    borderRadius: vars.radius.panel,
    boxShadow: vars.shadow.card,
  },
  focus: {},
});

// Rows have a layout of their own beside the inspector, whatever their width.
globalStyle(`${list.rows}[data-beside]`, { containerName: besideInspector });

// The outline of the current row follows the round corners of the list.
globalStyle(`${list.rows} > li:first-child`, {
  borderStartStartRadius: vars.radius.panel,
  borderStartEndRadius: vars.radius.panel,
});
globalStyle(`${list.rows} > li:last-child`, {
  borderEndStartRadius: vars.radius.panel,
  borderEndEndRadius: vars.radius.panel,
});

// Not `li + li`, for which browsers would check every list item within the other rows when a row is removed.
globalStyle(`${list.rows} > li:not(:first-child)`, {
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const withAside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(20rem, 26vw, 26.25rem)',
  alignItems: 'start',
  gap: vars.space.regular,
});

/** Stays in sight below the toolbar while the list is scrolled. */
export const aside = style({
  position: 'sticky',
  insetBlockStart: '4.5rem',
  maxBlockSize: 'calc(100dvb - 5.5rem)',
  overflowY: 'auto',
  borderRadius: vars.radius.panel,
  boxShadow: vars.shadow.card,
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.regular,
  paddingBlockStart: vars.space.roomy,
});

/** Below an empty list, which is centred; with a distance to the notice that follows. */
export const emptyFooter = style([
  footer,
  { justifyContent: 'center', gap: 0, paddingBlock: vars.space.roomy },
]);

export const count = style({ ...typography.small, color: vars.color.textMuted });

/** The links to other lists are beside the count; the button is at the other end. */
export const others = style([count, { marginInlineEnd: 'auto' }]);

/** The touchline above the cards, along which a ball rolls while a newer list is on its way. */
export const line = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '-0.5rem',
  blockSize: vars.lineWidth.line,
  background: vars.color.brand.edge,
});

const roll = keyframes({ from: { insetInlineStart: 0 }, to: { insetInlineStart: '100%' } });

export const ball = style({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '-0.3125rem',
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  marginInlineStart: '-0.375rem',
  borderRadius: vars.radius.round,
  border: `${vars.lineWidth.line} solid ${vars.color.onSpark}`,
  background: vars.color.spark,
  animation: `${roll} 1.1s cubic-bezier(0.45, 0, 0.55, 1) infinite alternate`,
});
