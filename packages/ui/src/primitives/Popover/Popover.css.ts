import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/primitives.ts';

/** The box around the trigger, which may be as wide as the box. */
export const place = style({ minInlineSize: 0 });

export const panel = style({
  zIndex: vars.depth.popover,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.float,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
