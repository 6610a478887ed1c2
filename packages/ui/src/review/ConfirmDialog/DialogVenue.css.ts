import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const venue = style({
  display: 'grid',
  gap: vars.space.tight,
  padding: vars.space.regular,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  overflowWrap: 'anywhere',
});

export const name = style(typography.cardTitle);

export const line = style({ ...typography.small, color: vars.color.textMuted });
