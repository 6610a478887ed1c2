import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';

const { color } = vars;
const forced = '(forced-colors: active)';

export const ground = style({ position: 'absolute', inset: 0 });

export const land = style({
  fill: color.card,
  fillRule: 'evenodd',
  '@media': { [forced]: { fill: 'color-mix(in srgb, CanvasText 16%, Canvas)' } },
});

const line = {
  fill: 'none',
  stroke: color.edge,
  strokeLinejoin: 'round',
  '@media': { [forced]: { stroke: 'CanvasText' } },
} as const;

export const coast = style({ ...line, strokeWidth: 1.25 });

export const border = style({ ...line, strokeWidth: 1, strokeDasharray: '4 2', opacity: 0.8 });

export const province = style({ ...line, strokeWidth: 1, strokeDasharray: '1 3', opacity: 0.8 });

export const dot = style({
  fill: color.textMuted,
  '@media': { [forced]: { fill: 'CanvasText' } },
});

export const town = style({
  fill: color.textMuted,
  fontSize: '0.75rem',
  dominantBaseline: 'central',
  // A halo keeps the names legible on lines.
  stroke: color.card,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { [forced]: { fill: 'CanvasText', stroke: 'Canvas' } },
});
