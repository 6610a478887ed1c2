import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';

export const icon = style(inLayer('primitives', { inlineSize: '1.25rem', blockSize: '1.25rem' }));
