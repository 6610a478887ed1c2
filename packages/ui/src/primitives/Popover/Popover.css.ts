import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/primitives.ts';

/** Takes the place of the trigger, which may fill it. */
export const place = style({ minInlineSize: 0 });

export const panel = style({
  zIndex: vars.depth.popover,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.float,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
