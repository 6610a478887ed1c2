import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';

export const plan = style(
  inLayer('primitives', { inlineSize: '100%', blockSize: '100%', overflow: 'visible' }),
);
