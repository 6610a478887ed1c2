import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const badge = style({
  ...typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  paddingBlock: vars.space.tight,
  paddingInline: `${vars.space.snug} ${vars.space.regular}`,
  color: vars.color.brand.text,
  background: vars.color.brand.soft,
  border: `${vars.lineWidth.line} solid ${vars.color.brand.softLine}`,
  // Fully round with one line of text, rounded like a panel with more.
  borderRadius: vars.radius.panel,
  textAlign: 'start',
});

export const icon = style({ flexShrink: 0, inlineSize: '1.25rem', blockSize: '1.25rem' });
