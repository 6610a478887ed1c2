import type { StyleRule } from '@vanilla-extract/css';

/** A chosen element under forced colours, which remove the background that marks it. */
export const forcedHighlight = {
  forcedColorAdjust: 'none',
  borderColor: 'Highlight',
  background: 'Highlight',
  color: 'HighlightText',
} satisfies StyleRule;
