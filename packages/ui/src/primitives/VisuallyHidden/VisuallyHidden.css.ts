import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';

export const hidden = style(
  inLayer('primitives', {
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
