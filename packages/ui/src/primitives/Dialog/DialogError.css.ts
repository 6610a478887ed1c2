import { style } from '../../theme/styles/components.ts';

/** Scrolls clear of the dialog’s sticky header and footer. */
export const dialogError = style({ scrollMarginBlock: '7rem' });
