import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const badge = style(
  inLayer('components', {
    ...typography.label,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.tight,
    paddingBlock: vars.space.tight,
    paddingInline: `${vars.space.snug} ${vars.space.regular}`,
    color: vars.color.brand.text,
    background: vars.color.brand.soft,
    border: `${vars.lineWidth.line} solid ${vars.color.brand.softLine}`,
    // Round on one line, a card on more.
    borderRadius: vars.radius.panel,
    textAlign: 'start',
  }),
);

export const icon = style(
  inLayer('components', { flexShrink: 0, inlineSize: '1.25rem', blockSize: '1.25rem' }),
);
