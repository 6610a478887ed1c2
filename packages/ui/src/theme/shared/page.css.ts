import { vars } from '../contract.css.ts';
import { globalStyle, style } from '../styles/primitives.ts';

/** The maximum width of a page, with a margin on phones. */
export const measure = style({
  inlineSize: `min(${vars.size.page}, 100% - 2rem)`,
  marginInline: 'auto',
});

/** Colour roles on a painted or navy background, the same in both themes. */
export const onPaint = {
  [vars.color.text]: vars.color.bar.text,
  [vars.color.textMuted]: vars.color.bar.text,
  [vars.color.brand.text]: vars.color.spark,
  [vars.color.brand.edge]: vars.color.spark,
  [vars.color.focus]: vars.color.bar.focus,
  [vars.color.sunken]: 'rgb(255 255 255 / 0.14)',
} as const;

const paint = vars.color.court.padel.ground;
/** Darker than the court's blue, so that small text in lime has a contrast of 4.5:1 instead of 3.9:1. */
const near = `color-mix(in srgb, ${paint} 85%, ${vars.color.bar.ground})`;

/** The blue background of a court, darker towards the far corner. */
export const painted = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  color: vars.color.bar.text,
  background: `linear-gradient(165deg, ${near}, color-mix(in srgb, ${paint} 62%, ${vars.color.bar.ground}))`,
  vars: onPaint,
});

/** Forced colours remove backgrounds: an outline separates the cards. */
export const forcedEdge = {
  '(forced-colors: active)': { outline: '1px solid CanvasText' },
} as const;

/** A link on a line of its own, as high as a finger. */
export const touchLink = style({
  paddingBlock: vars.space.snug,
  color: vars.color.brand.text,
  textDecoration: 'underline',
});

/** A list with a tick in front of each item. */
export const points = style({
  display: 'grid',
  gap: vars.space.tight,
  color: vars.color.textMuted,
});

globalStyle(`${points} > li`, {
  position: 'relative',
  paddingInlineStart: '1.75rem',
  textWrap: 'pretty',
});

globalStyle(`${points} > li::before`, {
  content: '',
  position: 'absolute',
  insetBlockStart: '0.4em',
  insetInlineStart: '0.125rem',
  inlineSize: '0.8125rem',
  blockSize: '0.4375rem',
  borderBlockEnd: `2.5px solid ${vars.color.brand.edge}`,
  // A physical side: the tick is not mirrored in right-to-left text.
  borderLeft: `2.5px solid ${vars.color.brand.edge}`,
  transform: 'rotate(-45deg)',
});
