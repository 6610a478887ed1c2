import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const field = style(
  inLayer('primitives', { display: 'grid', gap: '0.375rem', minInlineSize: 0 }),
);

export const head = style(
  inLayer('primitives', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.tight,
  }),
);

export const label = style(
  inLayer('primitives', {
    ...typography.label,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.tight,
  }),
);

/** Must be filled in. The control itself says so to screen readers, so the star is silent. */
export const starred = style(
  inLayer('primitives', {
    selectors: {
      '&::after': {
        content: ['"*"', '"*" / ""'],
        marginInlineStart: '0.25em',
        color: vars.color.critical.text,
      },
    },
  }),
);

export const note = style(
  inLayer('primitives', { color: vars.color.textMuted, fontWeight: vars.fontWeight.regular }),
);

export const origin = style(
  inLayer('primitives', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.hair,
    color: vars.color.brand.text,
    fontSize: vars.fontSize.tiny,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
  }),
);

export const originIcon = style(
  inLayer('primitives', { inlineSize: '0.875rem', blockSize: '0.875rem', flexShrink: 0 }),
);

export const hint = style(
  inLayer('primitives', { ...typography.small, color: vars.color.textMuted }),
);

export const error = style(
  inLayer('primitives', {
    ...typography.small,
    display: 'flex',
    gap: vars.space.hair,
    color: vars.color.critical.text,
    fontWeight: vars.fontWeight.medium,
  }),
);

export const errorIcon = style(
  inLayer('primitives', { inlineSize: '1.1rem', blockSize: '1.1rem', flexShrink: 0 }),
);
