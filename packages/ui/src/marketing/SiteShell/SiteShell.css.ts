import { style } from '../../theme/styles/components.ts';

export const shell = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const main = style({ flexGrow: 1, selectors: { '&:focus': { outline: 'none' } } });
