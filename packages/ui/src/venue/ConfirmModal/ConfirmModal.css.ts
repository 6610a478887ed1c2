import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const body = style(inLayer('components', { display: 'grid', gap: vars.space.regular }));

export const question = style(inLayer('components', { display: 'grid', gap: vars.space.snug }));

export const reasons = style(inLayer('components', { display: 'grid', gap: vars.space.regular }));

export const venue = style(
  inLayer('components', {
    ...typography.cardTitle,
    padding: vars.space.regular,
    borderRadius: vars.radius.control,
    background: vars.color.sunken,
    overflowWrap: 'anywhere',
  }),
);

export const message = style(inLayer('components', { color: vars.color.textMuted }));
