import { style } from '../../theme/styles/primitives.ts';

export const icon = style({ inlineSize: '1.25rem', blockSize: '1.25rem' });
