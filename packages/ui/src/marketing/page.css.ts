import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inLayer } from '../theme/inLayer.ts';

/** The page's measure, with the margin of a phone. */
export const measure = style(
  inLayer('primitives', {
    inlineSize: `min(${vars.size.page}, 100% - 2rem)`,
    marginInline: 'auto',
  }),
);

/** Roles as they read on a painted or navy ground, whatever the theme. */
export const onPaint = {
  [vars.color.text]: vars.color.bar.text,
  [vars.color.textMuted]: vars.color.bar.text,
  [vars.color.brand.text]: vars.color.spark,
  [vars.color.brand.edge]: vars.color.spark,
  [vars.color.focus]: vars.color.bar.focus,
  [vars.color.sunken]: 'rgb(255 255 255 / 0.14)',
} as const;

const paint = vars.color.court.padel.ground;

/** The painted court: blue, darker towards the far corner. */
export const painted = style(
  inLayer('primitives', {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    color: vars.color.bar.text,
    background: `linear-gradient(165deg, ${paint}, color-mix(in srgb, ${paint} 62%, ${vars.color.bar.ground}))`,
    vars: onPaint,
  }),
);

/** Where the visitor's own colours are forced, grounds are gone: a line tells cards apart. */
export const forcedEdge = {
  '(forced-colors: active)': { outline: '1px solid CanvasText' },
} as const;

/** A list of points, each ticked. */
export const points = style(
  inLayer('primitives', { display: 'grid', gap: vars.space.tight, color: vars.color.textMuted }),
);

globalStyle(
  `${points} > li`,
  inLayer('primitives', {
    position: 'relative',
    paddingInlineStart: '1.75rem',
    textWrap: 'pretty',
  }),
);

globalStyle(
  `${points} > li::before`,
  inLayer('primitives', {
    content: '',
    position: 'absolute',
    insetBlockStart: '0.4em',
    insetInlineStart: '0.125rem',
    inlineSize: '0.8125rem',
    blockSize: '0.4375rem',
    borderBlockEnd: `2.5px solid ${vars.color.brand.edge}`,
    // Not inline: a tick is a tick wherever text starts.
    borderLeft: `2.5px solid ${vars.color.brand.edge}`,
    transform: 'rotate(-45deg)',
  }),
);
