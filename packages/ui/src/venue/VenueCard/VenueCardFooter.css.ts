import Star from 'lucide-react/icons/star';
import { createElement } from 'react';
import { vars } from '../../theme/contract.css.ts';
import { equalWidths } from '../../theme/mixins/equalWidths.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { drawn } from './drawing.ts';

const line = {
  ...typography.small,
  padding: `0.625rem 1.125rem`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.tiny,
  color: vars.color.textMuted,
} as const;

export const decision = style({ ...line, overflowWrap: 'anywhere' });

export const footer = style({
  ...line,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.regular,
});

export const rating = style({ flexShrink: 0, whiteSpace: 'nowrap' });

/** After a star. */
export const score = style({
  color: vars.color.text,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  ...drawn(createElement(Star, { fill: '#000' }), vars.color.warning.text, {
    display: 'inline-block',
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    verticalAlign: '-0.125em',
    marginInlineEnd: vars.space.hair,
  }),
});

// Room for the dot between two parts.
const dot = '1.25em';

export const origin = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: dot,
  // Below the rating where its longest word would not fit beside it.
  ...equalWidths.item,
  // Hides the dot of what ends a line.
  overflow: 'hidden',
  textAlign: 'end',
  textWrap: 'balance',
  overflowWrap: 'break-word',
});

export const part = style({
  position: 'relative',
  selectors: {
    '&::after': {
      content: ['"·"', '"·" / ""'],
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineStart: '100%',
      inlineSize: dot,
      textAlign: 'center',
    },
  },
});
