import type { StyleRule } from '@vanilla-extract/css';

/** A column as wide as its container, whatever is in it: a plain grid grows with the longest word. */
export const oneColumn = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
} satisfies StyleRule;
