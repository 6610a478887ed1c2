import { style } from '../../theme/styles/components.ts';

/** Scrolls clear of the dialog’s header and footer, with some room. */
export const dialogError = style({ scrollMarginBlock: '2rem' });
