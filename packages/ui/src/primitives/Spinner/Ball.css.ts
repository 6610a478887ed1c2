import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/primitives.ts';

const bounce = keyframes({
  '0%': { transform: 'translateY(0) scale(1.16, 0.8)' },
  '12%': { transform: 'translateY(-20%) scale(1)' },
  '100%': { transform: 'translateY(-92%) scale(1)' },
});

export const svg = style({ inlineSize: '100%', blockSize: '100%', overflow: 'visible' });

/** One half of the bounce, played forwards and backwards. */
export const ball = style({
  transformBox: 'fill-box',
  transformOrigin: '50% 100%',
  animation: `${bounce} 0.42s cubic-bezier(0.2, 0.7, 0.4, 1) infinite alternate`,
});

export const felt = style({ fill: vars.color.spark, stroke: vars.color.onSpark, strokeWidth: 1.4 });

export const seam = style({ fill: 'none', stroke: vars.color.onSpark, strokeWidth: 1.1 });
