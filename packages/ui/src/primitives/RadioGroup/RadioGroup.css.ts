import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/primitives.ts';
import { breakpoint } from '../../tokens/space.ts';
import { choiceLine, choiceMark, radioMark } from '../choice.ts';

export const line = style({ ...choiceLine, paddingBlock: vars.space.hair });

export const dot = style({
  appearance: 'none',
  ...choiceMark,
  cursor: 'inherit',
  borderRadius: vars.radius.round,
  selectors: radioMark,
});

/** The hint for a key is hidden on touch devices and phones, which need the room. */
export const hint = style({
  display: 'none',
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  '@media': { [`(pointer: fine) and ${breakpoint.tablet}`]: { display: 'block' } },
});
