import { style } from '../../theme/styles/primitives.ts';

export const image = style({ inlineSize: '100%', blockSize: 'auto' });
