import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/styles/components.ts';
import { typography } from '../theme/typography/typography.ts';

/** Narrower than a tablet. */
const phone = '(max-width: 47.99em)';

const rule = `1px solid ${vars.color.line}`;

export const panels = style({ display: 'grid', gap: vars.space.roomy });

export const panel = style({
  display: 'grid',
  gap: vars.space.regular,
  overflowX: 'auto',
  padding: vars.space.roomy,
  border: rule,
  borderRadius: vars.radius.card,
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' });

export const row = style({ borderBlockEnd: rule });

export const name = style({
  ...typography.label,
  padding: `${vars.space.snug} ${vars.space.regular} ${vars.space.snug} 0`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const value = style({
  ...typography.small,
  padding: `${vars.space.snug} ${vars.space.regular} ${vars.space.snug} 0`,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { whiteSpace: 'normal' } },
});

/** On a phone the sample is below name and value, because it has no room beside them. */
export const specimen = style([
  row,
  { '@media': { [phone]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' } } },
]);

/** Takes the remaining space, and no more, however long its content is. */
export const drawn = style({
  inlineSize: '100%',
  maxInlineSize: 0,
  paddingBlock: vars.space.snug,
  '@media': { [phone]: { maxInlineSize: '100%' } },
});

export const sample = style({
  inlineSize: '40%',
  padding: `${vars.space.regular} ${vars.space.roomy} ${vars.space.regular} 0`,
  verticalAlign: 'baseline',
});

export const pairs = style({
  borderCollapse: 'separate',
  borderSpacing: '3px',
  textAlign: 'center',
});

export const front = style([name, { paddingBlock: 0, fontWeight: vars.fontWeight.medium }]);

export const back = style({
  ...typography.small,
  maxInlineSize: '5.5rem',
  padding: `${vars.space.tight} ${vars.space.hair}`,
  fontWeight: vars.fontWeight.medium,
  verticalAlign: 'bottom',
  overflowWrap: 'normal',
});

const ratio = {
  ...typography.small,
  minInlineSize: '3.5rem',
  padding: `${vars.space.tight} ${vars.space.hair}`,
  borderRadius: vars.radius.chip,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** A guaranteed pair, drawn in its own colours. */
export const guaranteed = style({ ...ratio, border: rule, fontWeight: vars.fontWeight.strong });

/** A pair without guarantee: its figure only. */
export const unguaranteed = style({ ...ratio, color: vars.color.textMuted });

export const chips = style({
  display: 'grid',
  gap: vars.space.tight,
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
});

export const chip = style({ blockSize: '3rem', border: rule, borderRadius: vars.radius.chip });

export const caption = style({
  ...typography.small,
  marginBlockStart: vars.space.hair,
  fontWeight: vars.fontWeight.medium,
});

export const note = style({ ...typography.small, color: vars.color.textMuted });

export const code = style({
  marginBlockEnd: vars.space.snug,
  padding: vars.space.regular,
  background: vars.color.sunken,
  borderRadius: vars.radius.control,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.fontSize.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
