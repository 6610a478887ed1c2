import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inLayer } from '../theme/inLayer.ts';
import { typography } from '../theme/typography.ts';

const rule = `1px solid ${vars.color.line}`;

export const panels = style(inLayer('components', { display: 'grid', gap: vars.space.roomy }));

export const panel = style(
  inLayer('components', {
    display: 'grid',
    gap: vars.space.regular,
    overflowX: 'auto',
    padding: vars.space.roomy,
    border: rule,
    borderRadius: vars.radius.card,
  }),
);

export const title = style(inLayer('components', typography.cardTitle));

export const table = style(
  inLayer('components', { inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' }),
);

export const row = style(inLayer('components', { borderBlockEnd: rule }));

export const name = style(
  inLayer('components', {
    ...typography.label,
    padding: `${vars.space.snug} ${vars.space.regular} ${vars.space.snug} 0`,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  }),
);

export const value = style(
  inLayer('components', {
    ...typography.small,
    padding: `${vars.space.snug} ${vars.space.regular} ${vars.space.snug} 0`,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

/** Takes the room that is left, and no more, however long what is in it would be. */
export const drawn = style(
  inLayer('components', {
    inlineSize: '100%',
    maxInlineSize: 0,
    paddingBlock: vars.space.snug,
  }),
);

export const sample = style(
  inLayer('components', {
    inlineSize: '40%',
    padding: `${vars.space.regular} ${vars.space.roomy} ${vars.space.regular} 0`,
    verticalAlign: 'baseline',
  }),
);

export const pairs = style(
  inLayer('components', { borderCollapse: 'separate', borderSpacing: '3px', textAlign: 'center' }),
);

export const front = style([
  name,
  inLayer('components', { paddingBlock: 0, fontWeight: vars.fontWeight.medium }),
]);

export const back = style(
  inLayer('components', {
    ...typography.small,
    maxInlineSize: '5.5rem',
    padding: `${vars.space.tight} ${vars.space.hair}`,
    fontWeight: vars.fontWeight.medium,
    verticalAlign: 'bottom',
    overflowWrap: 'normal',
  }),
);

const ratio = {
  ...typography.small,
  minInlineSize: '3.5rem',
  padding: `${vars.space.tight} ${vars.space.hair}`,
  borderRadius: vars.radius.chip,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** A pair that is held: drawn in its own colours. */
export const held = style(
  inLayer('components', { ...ratio, border: rule, fontWeight: vars.fontWeight.strong }),
);

/** A pair that nobody promised: its figure only. */
export const unheld = style(inLayer('components', { ...ratio, color: vars.color.textMuted }));

export const chips = style(
  inLayer('components', {
    display: 'grid',
    gap: vars.space.tight,
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  }),
);

export const chip = style(
  inLayer('components', { blockSize: '3rem', border: rule, borderRadius: vars.radius.chip }),
);

export const caption = style(
  inLayer('components', {
    ...typography.small,
    marginBlockStart: vars.space.hair,
    fontWeight: vars.fontWeight.medium,
  }),
);

export const note = style(
  inLayer('components', { ...typography.small, color: vars.color.textMuted }),
);
