import Star from 'lucide-react/icons/star';
import { createElement } from 'react';
import { vars } from '../../theme/contract.css.ts';
import { drawn } from '../../theme/mixins/drawn.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { lowWindow } from '../../tokens/space.ts';
import { oneLine } from './VenueCard.css.ts';

const line = {
  ...typography.small,
  padding: `0.625rem 1.125rem`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.tiny,
  color: vars.color.textMuted,
  '@media': { [lowWindow]: { paddingBlock: '0.3125rem' } },
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

/** The rating, with a star before it. */
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

// The gap between source and date, in which the dot is drawn.
const dot = '1.25em';

export const origin = style({
  display: 'flex',
  justifyContent: 'flex-end',
  columnGap: dot,
  // Below the rating where there is no room for a date beside it.
  flex: '1 1 7rem',
  minInlineSize: 0,
});

/** Shrinks before the date does. */
export const source = style({
  minInlineSize: 0,
  ...oneLine,
});

export const date = style({
  position: 'relative',
  flexShrink: 0,
  selectors: {
    '&::before': {
      content: ['"·"', '"·" / ""'],
      position: 'absolute',
      insetInlineEnd: '100%',
      inlineSize: dot,
      textAlign: 'center',
    },
  },
});
