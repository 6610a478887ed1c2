import { style } from '../../theme/styles/primitives.ts';

export const picture = style({ inlineSize: '100%', blockSize: 'auto' });
