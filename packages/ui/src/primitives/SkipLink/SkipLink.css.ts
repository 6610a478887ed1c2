import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/primitives.ts';
import { typography } from '../../theme/typography/typography.ts';

export const skipLink = style({
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
  // Invisible, because a screenshot of the whole page would show the link above the page.
  opacity: 0,
  ':focus': { boxShadow: vars.shadow.float, transform: 'none', opacity: 1 },
  '@media': { print: { display: 'none' } },
});
