import { vars } from '../../theme/contract.css.ts';
import { summaryChevron } from '../../theme/mixins/summaryChevron.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const body = style({ display: 'grid', gap: vars.space.regular });

export const scope = style({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' });

export const message = style({ color: vars.color.textMuted });

export const amount = style({ ...typography.control, fontVariantNumeric: 'tabular-nums' });

export const groups = style({ display: 'grid', gap: vars.space.tight });

export const legend = style({ ...typography.label });

export const group = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const why = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.tight,
  minBlockSize: vars.size.touch,
  padding: `${vars.space.snug} ${vars.space.regular}`,
  listStyle: 'none',
  borderRadius: vars.radius.control,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  selectors: {
    ...summaryChevron(group, 10),
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

/** A reason without names, which cannot be unfolded. */
export const unnamed = style([
  group,
  {
    padding: `${vars.space.snug} ${vars.space.regular}`,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
  },
]);

export const venues = style({
  ...typography.small,
  display: 'grid',
  gap: vars.space.hair,
  maxBlockSize: '12rem',
  overflow: 'auto',
  padding: `0 ${vars.space.regular} ${vars.space.snug} 2.25rem`,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
