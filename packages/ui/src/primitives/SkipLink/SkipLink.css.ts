import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const skipLink = style(
  inLayer('primitives', {
    ...typography.control,
    position: 'fixed',
    insetBlockStart: vars.space.snug,
    insetInlineStart: vars.space.snug,
    zIndex: vars.depth.popover,
    padding: `${vars.space.snug} ${vars.space.regular}`,
    borderRadius: vars.radius.control,
    background: vars.color.card,
    color: vars.color.brand.text,
    transform: 'translateY(-200%)',
    ':focus': { boxShadow: vars.shadow.float, transform: 'none' },
    '@media': { print: { display: 'none' } },
  }),
);
