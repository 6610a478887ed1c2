import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';

export const image = style(inLayer('primitives', { inlineSize: '100%', blockSize: 'auto' }));
