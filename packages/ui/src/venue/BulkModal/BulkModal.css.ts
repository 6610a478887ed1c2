import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { chevron } from '../chevron.ts';

export const body = style(inLayer('components', { display: 'grid', gap: vars.space.regular }));

export const message = style(inLayer('components', { color: vars.color.textMuted }));

export const track = style(
  inLayer('components', {
    blockSize: '0.75rem',
    overflow: 'hidden',
    border: `${vars.lineWidth.line} solid ${vars.color.edge}`,
    borderRadius: vars.radius.round,
    background: vars.color.sunken,
  }),
);

/** A border and not a background: a high-contrast mode keeps it. */
export const bar = style(
  inLayer('components', {
    borderBlockEnd: `0.75rem solid ${vars.color.brand.edge}`,
    transition: `inline-size ${vars.motion.rise}`,
  }),
);

export const amount = style(
  inLayer('components', { ...typography.control, fontVariantNumeric: 'tabular-nums' }),
);

export const groups = style(inLayer('components', { display: 'grid', gap: vars.space.tight }));

export const legend = style(inLayer('components', { ...typography.label }));

export const group = style(
  inLayer('components', {
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    background: vars.color.sunken,
  }),
);

export const why = style(
  inLayer('components', {
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
      ...chevron(group, 10),
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  }),
);

export const venues = style(
  inLayer('components', {
    ...typography.small,
    display: 'grid',
    gap: vars.space.hair,
    maxBlockSize: '12rem',
    overflow: 'auto',
    padding: `0 ${vars.space.regular} ${vars.space.snug} 2.25rem`,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);
