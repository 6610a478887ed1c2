import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';

export const countdown = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.regular,
  textAlign: 'center',
});

export const clock = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(20rem, 100%)',
});

export const court = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  fill: 'none',
  strokeWidth: 8,
});

export const line = style({
  stroke: vars.color.line,
  selectors: { 'path&': { strokeWidth: 2 } },
});

export const spot = style({ fill: vars.color.line });

export const left = style({
  stroke: vars.color.brand.edge,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  transition: 'stroke-dashoffset 1s linear',
});

export const figure = style({
  ...typography.figure,
  gridArea: '1 / 1',
  // The figure fits in the ring, which is as wide as the screen allows.
  fontSize: 'min(3.5rem, 15vw)',
  lineHeight: 1,
});

const roomOf = (lines: number) => `calc(${lines}lh + ${vars.space.snug} + ${vars.size.touch})`;

/**
 * Keeps room for two lines of the message on a phone, and for the action even after it is gone, so that the
 * content below does not move.
 */
export const words = style({
  ...typography.lead,
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: vars.space.snug,
  minBlockSize: roomOf(2),
  color: vars.color.text,
  '@media': {
    [breakpoint.tablet]: { minBlockSize: roomOf(1) },
    '(scripting: none)': { minBlockSize: 0 },
  },
});

export const message = style({ maxInlineSize: '28rem', textWrap: 'balance' });

export const action = style({ '@media': { '(scripting: none)': { display: 'none' } } });
