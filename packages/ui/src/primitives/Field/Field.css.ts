import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/primitives.ts';
import { typography } from '../../theme/typography/typography.ts';

export const field = style({ display: 'grid', gap: '0.375rem', minInlineSize: 0 });

const covered = { [`${field}[data-covered] > &`]: { visibility: 'hidden' } } as const;

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.tight,
});

export const label = style({
  ...typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.tight,
});

/** Marks a required field. The control's `required` is for screen readers, so the star is hidden from them. */
export const starred = style({
  selectors: {
    '&::after': {
      content: ['"*"', '"*" / ""'],
      marginInlineStart: '0.25em',
      color: vars.color.critical.text,
    },
  },
});

export const note = style({ color: vars.color.textMuted, fontWeight: vars.fontWeight.regular });

export const origin = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.hair,
  color: vars.color.brand.text,
  fontSize: vars.fontSize.tiny,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});

export const originIcon = style({ inlineSize: '0.875rem', blockSize: '0.875rem', flexShrink: 0 });

export const hint = style({
  ...typography.small,
  color: vars.color.textMuted,
  selectors: covered,
});

export const error = style({
  ...typography.small,
  display: 'flex',
  gap: vars.space.hair,
  color: vars.color.critical.text,
  fontWeight: vars.fontWeight.medium,
  selectors: covered,
});

export const errorIcon = style({ inlineSize: '1.1rem', blockSize: '1.1rem', flexShrink: 0 });
