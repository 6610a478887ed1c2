import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/primitives.ts';

export const drawing = style({ inlineSize: '100%', color: vars.color.edge, overflow: 'visible' });

export const net = style({ color: vars.color.line });

export const path = style({ color: vars.color.brand.edge });

export const shade = style({ fill: vars.color.line });

export const felt = style({ fill: vars.color.spark, stroke: vars.color.onSpark });

export const seam = style({ stroke: vars.color.onSpark });

export const confetti = style({ color: vars.color.positive.edge });
