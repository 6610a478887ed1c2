import { vars } from '../../theme/contract.css.ts';
import { chevron } from '../../theme/mixins/summaryChevron.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { breakpoint } from '../../tokens/space.ts';
import { inFlight, oneLine, pale } from './VenueCard.css.ts';

// Close together for a mouse, apart for a finger.
const finger = '(pointer: coarse), (max-width: 47.99em)';

const anchor = '--checks';

export const box = style({
  anchorName: anchor,
  anchorScope: anchor,
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
  flex: '1 1 0',
  minInlineSize: 0,
  columnGap: '0.5rem',
  color: vars.color.warning.text,
  fontWeight: vars.fontWeight.strong,
  textAlign: 'start',
  selectors: {
    // The chevron points towards the panel that opens.
    '&::before': chevron(),
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

export const first = style({
  minInlineSize: 0,
  ...oneLine,
  '@media': { ...oneLine['@media'], [breakpoint.largeText]: { flex: 1 } },
});

export const more = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  fontWeight: vars.fontWeight.medium,
  '@media': { [breakpoint.largeText]: { flexBasis: '100%', textAlign: 'end' } },
});

/** Over its own card, above the line or, without room, below it. Older browsers centre it in the window. */
export const panel = style({
  inlineSize: 'min(20rem, 95vw)',
  maxBlockSize: '95vh',
  margin: 'auto',
  padding: vars.space.snug,
  border: `1px solid ${vars.color.warning.softLine}`,
  borderRadius: vars.radius.card,
  background: vars.color.warning.soft,
  boxShadow: vars.shadow.float,
  selectors: { '&:focus': { outline: 'none' } },
  '@supports': {
    '(anchor-scope: all)': {
      positionAnchor: anchor,
      positionArea: 'block-start',
      positionTryFallbacks: 'flip-block',
      inset: 'auto',
      inlineSize: 'anchor-size(inline)',
      margin: 0,
    },
  },
});

export const list = style({ display: 'grid', gap: vars.space.snug });

export const text = style({
  ...typography.small,
  color: vars.color.warning.text,
  fontWeight: vars.fontWeight.strong,
});

export const explanation = style({ ...typography.small, color: vars.color.text });

export const fix = style({
  ...row,
  flexShrink: 0,
  color: vars.color.text,
  fontWeight: vars.fontWeight.strong,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  selectors: {
    '&:hover': { textDecorationThickness: '2px' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:disabled': {
      color: vars.color.textMuted,
      textDecoration: 'none',
      cursor: 'not-allowed',
    },
  },
});
