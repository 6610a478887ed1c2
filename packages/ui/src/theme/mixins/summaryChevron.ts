import type { StyleRule } from '@vanilla-extract/css';

/** A chevron of two borders, towards the end of the line, `raised` percent of its height above the middle of the line. */
export const chevron = (raised = 0) =>
  ({
    content: '',
    flexShrink: 0,
    inlineSize: '0.4375rem',
    blockSize: '0.4375rem',
    marginInline: '0.125rem 0.1875rem',
    borderStyle: 'solid',
    borderWidth: '0 2px 2px 0',
    transform: `translateY(${-raised}%) rotate(-45deg)`,
  }) as const;

/**
 * Selectors of a `summary` that draw a {@link chevron} in place of the browser's triangle. `details` is the class
 * around it.
 */
export const summaryChevron = (details: string, raised = 0) =>
  ({
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': chevron(raised),
    [`${details}[open] > &::before`]: { transform: `translateY(${-raised - 25}%) rotate(45deg)` },
  }) satisfies StyleRule['selectors'];
