import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';

export const shell = style(
  inLayer('components', { display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' }),
);

export const main = style(
  inLayer('components', { flexGrow: 1, selectors: { '&:focus': { outline: 'none' } } }),
);
