import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';

export const drawing = style(
  inLayer('primitives', { inlineSize: '100%', color: vars.color.edge, overflow: 'visible' }),
);

export const felt = style(
  inLayer('primitives', { fill: vars.color.spark, stroke: vars.color.onSpark }),
);

export const path = style(inLayer('primitives', { color: vars.color.brand.edge }));

export const shade = style(inLayer('primitives', { fill: vars.color.line }));

export const seam = style(inLayer('primitives', { stroke: vars.color.onSpark }));
