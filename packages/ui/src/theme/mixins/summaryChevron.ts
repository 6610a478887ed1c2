import type { StyleRule } from '@vanilla-extract/css';

/**
 * Selectors of a `summary` that draw a chevron of two borders in place of the browser's triangle.
 * `details` is the class around it; `raised`: how far above the middle of its line, in percent of its height.
 */
export const summaryChevron = (details: string, raised = 0) =>
  ({
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': {
      content: '',
      flexShrink: 0,
      inlineSize: '0.4375rem',
      blockSize: '0.4375rem',
      marginInline: '0.125rem 0.1875rem',
      borderStyle: 'solid',
      borderWidth: '0 2px 2px 0',
      transform: `translateY(${-raised}%) rotate(-45deg)`,
    },
    [`${details}[open] > &::before`]: { transform: `translateY(${-raised - 25}%) rotate(45deg)` },
  }) satisfies StyleRule['selectors'];
