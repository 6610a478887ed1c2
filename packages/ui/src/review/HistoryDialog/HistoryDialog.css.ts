import { vars } from '../../theme/contract.css.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

const { color, space } = vars;

export const parts = style({ display: 'grid', gap: space.regular });

export const events = style({ display: 'grid' });

/** The timeline runs from icon to icon. */
export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.snug,
  rowGap: space.tight,
  paddingBlockEnd: space.roomy,
  selectors: {
    '&:last-child': { paddingBlockEnd: space.tight },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '2.25rem 0',
      insetInlineStart: 'calc(1.125rem - 0.75px)',
      borderInlineStart: `${vars.lineWidth.line} solid ${color.line}`,
    },
  },
});

export const icon = style({ alignSelf: 'start' });

export const what = style({ display: 'grid', gap: '2px' });

export const text = style({
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const detail = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.snug,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

/** Below the changes on phones, beside the text elsewhere. */
export const undo = style({
  gridColumn: '2 / -1',
  justifySelf: 'start',
  selectors: {
    // The label of the button is aligned with the sentence, so its padding is outside.
    '&:has(> button)': { marginInlineStart: `calc(-1 * ${space.regular})` },
  },
  '@media': { [breakpoint.tablet]: { gridArea: '1 / 3' } },
});

const below = { gridColumn: '2 / -1', minInlineSize: 0 } as const;

export const note = style({
  ...below,
  paddingInlineStart: space.snug,
  borderInlineStart: `3px solid ${color.edge}`,
  color: color.text,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const changes = style({
  ...typography.small,
  ...below,
  position: 'relative',
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  borderRadius: vars.radius.control,
  background: color.sunken,
  textAlign: 'start',
});

/** Between the values before and after on phones, which have no columns. */
export const arrow = style({
  display: 'inline-block',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  marginInlineEnd: space.tight,
  verticalAlign: '-0.125em',
  color: color.textMuted,
  '@media': { [breakpoint.tablet]: { display: 'none' } },
});

globalStyle(`${changes} > :is(thead, tbody) > tr > *`, {
  padding: `0.375rem ${space.tight}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

globalStyle(`${changes} > :is(thead, tbody) > tr > th`, {
  color: color.textMuted,
  fontWeight: vars.fontWeight.medium,
});

globalStyle(`${changes} > tbody > tr`, { borderBlockStart: `1px solid ${color.line}` });

const phone = '(max-width: 47.99em)';

// Phones have no room for three columns: both values are placed below the field's name.
globalStyle(`${changes}, ${changes} > tbody`, { '@media': { [phone]: { display: 'block' } } });

globalStyle(`${changes} > thead`, {
  '@media': { [phone]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

globalStyle(`${changes} > tbody > tr`, {
  '@media': {
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space.tight,
      padding: `${space.tight} ${space.snug}`,
    },
  },
});

globalStyle(`${changes} > tbody > tr > *`, { '@media': { [phone]: { padding: 0 } } });

globalStyle(`${changes} > tbody > tr > th`, {
  '@media': { [phone]: { flexBasis: '100%', color: color.text } },
});

/** Without the browser's lines for `del` and `ins`, because the columns show which value is old. */
const plain = { textDecoration: 'none' } as const;

export const before = style({ ...plain, color: color.textMuted });

export const after = style({ ...plain, fontWeight: vars.fontWeight.strong });

export const nothing = style({ color: color.textMuted, fontWeight: vars.fontWeight.regular });

export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '10rem',
  color: color.textMuted,
  textAlign: 'center',
  textWrap: 'balance',
});
