import { vars } from '../../theme/contract.css.ts';
import { summaryChevron } from '../../theme/mixins/summaryChevron.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';
import { inFlight, oneLine, pale } from './VenueCard.css.ts';

// Close together for a mouse, apart for a finger.
const finger = '(pointer: coarse), (max-width: 47.99em)';

export const box = style({
  alignSelf: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  padding: '0.125rem 0.25rem',
  border: `1px solid ${vars.color.warning.softLine}`,
  borderRadius: vars.radius.control,
  background: vars.color.warning.soft,
  selectors: { [inFlight]: pale },
});

/** Beside a fix while folded; above it, over the whole width, once open. */
export const details = style({
  flex: '1 1 0',
  minInlineSize: 0,
  selectors: { '&[open]': { flexBasis: '100%' } },
});

const row = {
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  padding: `${vars.space.hair} 0.375rem`,
  borderRadius: vars.radius.chip,
  cursor: 'pointer',
  '@media': { [finger]: { minBlockSize: vars.size.touch } },
} as const;

export const line = style({
  ...row,
  '@media': { ...row['@media'], [breakpoint.largeText]: { flexWrap: 'wrap' } },
  columnGap: '0.5rem',
  color: vars.color.warning.text,
  fontWeight: vars.fontWeight.strong,
  listStyle: 'none',
  selectors: {
    ...summaryChevron(details),
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const first = style({
  minInlineSize: 0,
  ...oneLine,
  '@media': { ...oneLine['@media'], [breakpoint.largeText]: { flex: 1 } },
  selectors: { [`${details}[open] &`]: { whiteSpace: 'normal' } },
});

export const more = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  fontWeight: vars.fontWeight.medium,
  '@media': { [breakpoint.largeText]: { flexBasis: '100%', textAlign: 'end' } },
  selectors: { [`${details}[open] &`]: { display: 'none' } },
});

/** Below the text of the line that opens it. */
export const list = style({
  display: 'grid',
  gap: '0.5rem',
  padding: '0 0.5rem 0.5rem 1.625rem',
});

export const text = style({
  ...typography.small,
  color: vars.color.warning.text,
  fontWeight: vars.fontWeight.strong,
});

export const explanation = style({
  ...typography.small,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});

export const fix = style({
  ...row,
  flexShrink: 0,
  color: vars.color.text,
  fontWeight: vars.fontWeight.strong,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  selectors: {
    '&:hover:not(:disabled)': { textDecorationThickness: '2px' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:disabled': {
      color: vars.color.textMuted,
      textDecoration: 'none',
      cursor: 'not-allowed',
    },
  },
});
