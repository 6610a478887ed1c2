import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';

export const body = style({ display: 'grid', gap: vars.space.regular });

export const question = style({ display: 'grid', gap: vars.space.snug });

export const reasons = style({ display: 'grid', gap: vars.space.regular });

export const message = style({ color: vars.color.textMuted });
