import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { lowWindow } from '../../tokens/space.ts';

/** As high as its neighbours; the body grows, so that footer and buttons are at the bottom. */
export const card = style({
  position: 'relative',
  blockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  // Cards far outside the viewport are neither laid out nor painted.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 30rem',
  borderRadius: vars.radius.panel,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  transition: `background ${vars.motion.quick}`,
  // Forced colours remove background and shadow, which otherwise show where a card ends.
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
    // About the real height, so that the list does not move when a card is painted.
    [lowWindow]: { containIntrinsicBlockSize: 'auto 21.25rem' },
  },
  selectors: {
    '&[data-selected]': { background: vars.color.brand.soft },
    // Less prominent than the focus ring, which may be on another card.
    '&[aria-current]:not(:focus-visible)': {
      outline: `2px solid ${vars.color.brand.edge}`,
      outlineOffset: '2px',
    },
    // Grey in a VenueGrid on whose active venue keys do not act.
    '[data-focus-outside] &[aria-current]:not(:focus-visible)': {
      outlineColor: vars.color.edge,
    },
    // The marker of the venue on the map is under the pointer; the attribute is set without rendering.
    '&[data-pointed]:not(:focus-visible)': {
      outline: `2px dashed ${vars.color.brand.edge}`,
      outlineOffset: '2px',
    },
    // By colour and not by opacity, so that the text's contrast suffices in both themes.
    '&[aria-busy="true"]': {
      background: vars.color.page,
      boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
      vars: { [vars.color.text]: vars.color.textMuted },
    },
  },
});

export const body = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: '0.625rem',
  // The height of a card with a name of one line and a failed check.
  minBlockSize: '15.5rem',
  padding: `${vars.space.regular} 1.125rem ${vars.space.snug}`,
  color: vars.color.text,
  '@media': {
    [lowWindow]: { gap: '0.375rem', minBlockSize: '12.25rem', padding: '0.625rem 1.125rem 0.5rem' },
  },
});

/** A pending card: only coloured parts get the filter, because on the whole card it would change the background. */
export const inFlight = `${card}[aria-busy="true"] &`;
export const pale = { filter: 'saturate(0.35)' };

/**
 * Windows in which long texts are cut off, so that all rows of cards are about equally high. In narrower ones, on a
 * phone with large text or zoomed in, there is one column, and too much of the texts would be missing.
 */
export const clamped = '(min-width: 22em)';

export const oneLine = {
  overflowWrap: 'anywhere',
  '@media': { [clamped]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
} as const;

const nameRule = {
  overflowWrap: 'anywhere',
  '@media': {
    [clamped]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
  },
} as const;
export const name = style(nameRule);
export const noName = style({ ...nameRule, color: vars.color.textMuted });

export const notice = style({
  ...oneLine,
  display: 'block',
  justifySelf: 'start',
  // A selected card has nearly the colour of the badge.
  selectors: { [`${card}[data-selected] &`]: { background: vars.color.card } },
});
