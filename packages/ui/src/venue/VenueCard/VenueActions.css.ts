import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import History from 'lucide-react/icons/history';
import { createElement } from 'react';
import { vars } from '../../theme/contract.css.ts';
import { drawn } from '../../theme/mixins/drawn.ts';
import { equalWidths } from '../../theme/mixins/equalWidths.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';
import { breakpoint, lowWindow } from '../../tokens/space.ts';
import { oneLine } from './VenueCard.css.ts';

export const actions = style({
  ...equalWidths.row,
  gap: '0.375rem',
  padding: `0 ${vars.space.snug} ${vars.space.snug}`,
  '@media': { [lowWindow]: { paddingBlockEnd: vars.space.tight } },
});

// Little padding, so that three Italian words fit on one line in the narrowest card of a grid.
globalStyle(`${actions} > *`, { ...equalWidths.item, paddingInline: vars.space.tight });
globalStyle(`${actions} > *`, { '@media': { [lowWindow]: { minBlockSize: '2.25rem' } } });

const corner = {
  position: 'absolute',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  padding: '0.5rem',
  borderRadius: vars.radius.control,
  selectors: {
    '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
    // A band of the card's colour on both sides of the ring, because the picture behind may have the ring's colour.
    '&:focus-visible': {
      outlineColor: vars.color.focus,
      outlineOffset: '-3px',
      boxShadow: `inset 0 0 0 5px ${vars.color.card}`,
    },
  },
} as const;

const besideCheckbox = `calc(100% - ${vars.size.touch} - ${vars.space.snug})`;
/** In a low window the picture is so low that all buttons are on one line. */
const besideButtons = { maxInlineSize: `calc(100% - 3 * ${vars.size.touch} - ${vars.space.snug})` };

/** Leaves room for the text for a missing picture on the same line. */
const besideNoPicture = `calc(100% - 9.75rem)`;

/** Buttons in the corners beside the checkbox; their targets are larger than the icons. */
export const extra = {
  duplicates: style({
    ...corner,
    insetBlockStart: vars.space.hair,
    insetInlineStart: vars.space.hair,
    maxInlineSize: besideCheckbox,
    '@media': { [lowWindow]: besideButtons },
  }),
  history: style({
    ...corner,
    // The lower corner of the picture.
    insetBlockStart: '5.25rem',
    insetInlineEnd: vars.space.hair,
    justifyContent: 'center',
    '@media': {
      [lowWindow]: {
        insetBlockStart: vars.space.hair,
        insetInlineEnd: `calc(${vars.space.hair} + ${vars.size.touch})`,
      },
    },
  }),
  setAside: style({
    ...corner,
    // Beside the history.
    insetBlockStart: '5.25rem',
    insetInlineEnd: `calc(${vars.space.hair} + ${vars.size.touch})`,
    justifyContent: 'center',
    '@media': {
      [lowWindow]: {
        insetBlockStart: vars.space.hair,
        insetInlineEnd: `calc(${vars.space.hair} + 2 * ${vars.size.touch})`,
      },
    },
  }),
};

/** The badge of a venue that is set aside: in the place of the duplicates, or below them. */
export const marked = style({
  ...corner,
  insetBlockStart: vars.space.hair,
  insetInlineStart: vars.space.hair,
  maxInlineSize: besideCheckbox,
  selectors: {
    ...corner.selectors,
    [`${extra.duplicates} ~ &`]: {
      insetBlockStart: '2.75rem',
      maxInlineSize: `calc(100% - 2 * ${vars.space.hair})`,
    },
  },
  '@media': {
    [lowWindow]: {
      ...besideButtons,
      selectors: {
        [`${extra.duplicates} ~ &`]: {
          insetBlockStart: '1.75rem',
          maxInlineSize: besideNoPicture,
        },
      },
    },
  },
});

const icon = { display: 'block', flexShrink: 0, inlineSize: '1rem', blockSize: '1rem' };

const badge = {
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  paddingBlock: '0.1875rem',
  paddingInline: '0.5rem 0.625rem',
  borderRadius: vars.radius.round,
  fontSize: vars.fontSize.tiny,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  selectors: { 'button:hover:not(:disabled) > &': { background: vars.color.card } },
} as const;

const round = {
  padding: '0.375rem',
  borderRadius: vars.radius.round,
  background: vars.color.bar.raised,
  selectors: { 'button:hover:not(:disabled) > &': { background: vars.color.bar.ground } },
} as const;

/** The visible badges and icons within the targets. */
export const drawnExtra = {
  duplicates: style([
    {
      ...drawn(createElement(Copy), vars.color.warning.text, icon),
      ...badge,
      border: `1px solid ${vars.color.warning.edge}`,
      background: vars.color.warning.soft,
      color: vars.color.warning.text,
    },
    // Large text: without the icon, because the Italian word would not fit beside it.
    { '@media': { [breakpoint.largeText]: { '::before': { display: 'none' } } } },
  ]),
  marked: style({
    ...drawn(createElement(Clock), vars.color.info.text, icon),
    ...badge,
    border: `1px solid ${vars.color.info.edge}`,
    background: vars.color.info.soft,
    color: vars.color.info.text,
  }),
  history: style({ ...drawn(createElement(History), vars.color.bar.text, icon), ...round }),
  setAside: style({ ...drawn(createElement(Clock), vars.color.bar.text, icon), ...round }),
};

/** A note has one line; all of it is in the tooltip. */
export const badgeText = style({
  ...oneLine,
  minInlineSize: 0,
});
