import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint, shortWindow } from '../../tokens/space.ts';

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
  minBlockSize: roomOf(2),
  color: vars.color.text,
  '@media': {
    [breakpoint.tablet]: { minBlockSize: roomOf(1) },
    '(scripting: none)': { minBlockSize: 0 },
  },
});

export const lines = style({ display: 'grid', justifyItems: 'center', gap: vars.space.snug });

/** At the lower edge, so that the way to stop is in view at once. */
const fixed = {
  position: 'fixed',
  zIndex: vars.depth.sticky,
  insetBlockEnd: 0,
  insetInline: 0,
  padding: `${vars.space.tight} ${vars.space.regular}`,
  background: vars.color.card,
  borderBlockStart: `${vars.lineWidth.line} solid ${vars.color.line}`,
  boxShadow: vars.shadow.float,
} as const;

/** In a narrower window message and action together would cover half of it. */
const wideEnough = '(min-width: 12em)';

/** The lines while the clock runs. Where the window is low or the text large, they are fixed. */
export const runningLines = style([
  lines,
  {
    '@media': {
      [`${shortWindow} and ${wideEnough}`]: { ...fixed, fontSize: vars.fontSize.body },
      [`${shortWindow} and (not ${breakpoint.largeText})`]: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
      },
    },
  },
]);

export const message = style({ maxInlineSize: '28rem', textWrap: 'balance' });

export const action = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const runningAction = style([
  action,
  { '@media': { [`${shortWindow} and (not ${wideEnough})`]: fixed } },
]);
