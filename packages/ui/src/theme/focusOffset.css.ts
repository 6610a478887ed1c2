import { createVar } from '@vanilla-extract/css';

/** The distance of the focus ring from every element within the one that sets it. Default 2 px. */
export const focusOffset = createVar();
