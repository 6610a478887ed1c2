import { style } from '@vanilla-extract/css';
import { inLayer } from '../theme/inLayer.ts';

/** Clear of the dialog’s head and foot, which stay. */
export const trouble = style(inLayer('components', { scrollMarginBlock: '7rem' }));
