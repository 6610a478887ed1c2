import { vars } from '../../theme/contract.css.ts';
import { focusOffset } from '../../theme/focusOffset.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

const { color, radius, space } = vars;

/** The width of the inspector from which there is room for two columns. */
const broad = '(min-width: 48rem)';

/** The width on a phone, and beside most lists: it has no room for three columns. */
const slim = '(max-width: 26rem)';

export const inspector = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  // Room for the focus ring around the inspector.
  scrollMarginBlockStart: space.tight,
  borderRadius: radius.panel,
  background: color.card,
  color: color.text,
  boxShadow: vars.shadow.card,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
  selectors: {
    '&[aria-busy="true"]': {
      background: color.page,
      vars: { [color.text]: color.textMuted },
    },
  },
});

/** One column; where there is room, picture and place beside the words. */
export const layout = style({
  ...oneColumn,
  gap: space.regular,
  paddingBlockEnd: space.regular,
  '@container': {
    [broad]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.25fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.roomy,
    },
  },
});

const padded = { paddingInline: space.regular } as const;

export const picture = style({});

export const words = style({
  ...padded,
  ...oneColumn,
  alignContent: 'start',
  gap: space.snug,
  '@container': {
    [broad]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      paddingInlineStart: 0,
      paddingBlockStart: space.regular,
    },
  },
});

export const name = style({ overflowWrap: 'anywhere' });

export const sports = style({ display: 'flex', flexWrap: 'wrap', gap: '0.375rem' });

export const missing = style({ color: color.textMuted });

export const passed = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  color: color.positive.text,
  fontWeight: vars.fontWeight.strong,
});

export const icon = style({ flexShrink: 0, inlineSize: '1.125rem', blockSize: '1.125rem' });

export const checks = style({ display: 'grid', gap: space.tight });

export const check = style({
  display: 'grid',
  gap: space.hair,
  padding: `${space.tight} ${space.snug}`,
  border: `1px solid ${color.warning.softLine}`,
  borderRadius: radius.control,
  background: color.warning.soft,
});

export const checkText = style({
  ...typography.small,
  color: color.warning.text,
  fontWeight: vars.fontWeight.strong,
});

export const explanation = style({ ...typography.small, overflowWrap: 'anywhere' });

export const place = style({
  ...padded,
  ...oneColumn,
  alignContent: 'start',
  gap: space.snug,
  '@container': { [broad]: { gridColumn: 1 } },
});

export const heading = style({ marginBlockEnd: space.tight });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.tight} ${space.regular}`,
  // The lines are so far apart that the targets of two of them do not overlap.
  '@media': { '(pointer: coarse)': { rowGap: space.roomy } },
});

export const events = style({ display: 'grid', gap: space.tight });

export const event = style({ ...typography.small, overflowWrap: 'anywhere' });

/** The words are aligned with the lines above; the focus ring is inside the button, clear of them. */
export const full = style({
  marginBlockStart: space.hair,
  marginInlineStart: `calc(-1 * ${space.regular})`,
  vars: { [focusOffset]: '-3px' },
});

const wholeWidth = { '@container': { [broad]: { gridColumn: '1 / -1' } } } as const;

export const duplicate = style({
  display: 'grid',
  gap: space.hair,
  padding: space.snug,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  selectors: { '& + &': { marginBlockStart: space.tight } },
});

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.tight,
  overflowWrap: 'anywhere',
});

export const setAside = style({
  display: 'grid',
  gap: space.tight,
  padding: space.snug,
  border: `1px solid ${color.info.softLine}`,
  borderRadius: radius.control,
});

export const note = style({ overflowWrap: 'anywhere' });

export const setAsideActions = style({ display: 'flex', flexWrap: 'wrap', gap: space.tight });

export const similarity = style({ ...typography.small, color: color.textMuted });

export const differences = style({
  ...typography.small,
  inlineSize: '100%',
  marginBlockStart: space.hair,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
});

export const sides = style({ textAlign: 'start' });

// Both values are placed side by side below the field's name.
globalStyle(`${differences}, ${differences} > :is(thead, tbody)`, {
  '@container': { [slim]: { display: 'block' } },
});

globalStyle(`${differences} > :is(thead, tbody) > tr`, {
  '@container': {
    [slim]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

globalStyle(`${sides} > tr > td`, { '@container': { [slim]: { display: 'none' } } });

globalStyle(`${sides} > tr > th`, {
  paddingInlineEnd: space.tight,
  color: color.textMuted,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
});

const cell = {
  paddingBlock: '0.3125rem',
  paddingInlineEnd: space.tight,
  borderBlockStart: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;

export const term = style({
  ...cell,
  color: color.textMuted,
  fontWeight: vars.fontWeight.medium,
  '@container': { [slim]: { gridColumn: '1 / -1', paddingBlockEnd: 0 } },
});

export const value = style({
  ...cell,
  '@container': { [slim]: { borderBlockStart: 0, paddingBlockStart: 0 } },
});

export const origin = style({ ...wholeWidth });

export const extras = style({
  ...padded,
  ...wholeWidth,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.tight,
});
