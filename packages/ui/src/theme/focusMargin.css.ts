import { createVar } from '@vanilla-extract/css';

/** The `scroll-margin-block` of every focused element within the one that sets it. Default 0. */
export const focusMargin = createVar();
