import type { StyleRule } from '@vanilla-extract/css';

/** A row whose items have equal widths and wrap where the longest word of one would not fit. */
export const equalWidths = {
  row: { display: 'flex', flexWrap: 'wrap' },
  item: { flex: '1 1 0', minInlineSize: 'min-content' },
} as const satisfies Record<string, StyleRule>;
