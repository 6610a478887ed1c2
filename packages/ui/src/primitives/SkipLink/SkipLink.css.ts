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
    // Above the page, where a picture of all of it would still show it.
    transform: 'translateY(-200%)',
    opacity: 0,
    ':focus': { boxShadow: vars.shadow.float, transform: 'none', opacity: 1 },
    '@media': { print: { display: 'none' } },
  }),
);
