import type { StyleRule } from '@vanilla-extract/css';

const around = (least: string) => `min(0px, calc((100% - ${least}) / 2))`;

/** A target of 24 px, on touch of 44 px, around a smaller element. Containers that clip must leave room for it. */
export const fingerTarget = {
  position: 'relative',
  '::after': { content: '', position: 'absolute', inset: around('24px') },
  '@media': { '(pointer: coarse)': { '::after': { inset: around('44px') } } },
} satisfies StyleRule;
