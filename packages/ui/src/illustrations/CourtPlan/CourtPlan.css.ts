import { style } from '../../theme/styles/primitives.ts';

export const plan = style({ inlineSize: '100%', blockSize: '100%', overflow: 'visible' });
