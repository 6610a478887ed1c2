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
  // Inside the ring, which is as wide as the screen allows.
  fontSize: 'min(3.5rem, 15vw)',
  lineHeight: 1,
});

export const message = style({
  ...typography.lead,
  // Room for two lines on a phone: the buttons below stay put when the clock starts.
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '2lh',
  maxInlineSize: '28rem',
  color: vars.color.text,
  textWrap: 'balance',
  '@media': { [breakpoint.tablet]: { minBlockSize: '1lh' } },
});

/** Keeps its place before and after the countdown: the buttons below stay put. */
export const action = style({
  minBlockSize: vars.size.touch,
  '@media': { '(scripting: none)': { display: 'none' } },
});
