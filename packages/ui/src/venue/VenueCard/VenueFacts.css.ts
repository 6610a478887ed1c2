import Globe from 'lucide-react/icons/globe';
import GlobeOff from 'lucide-react/icons/globe-off';
import MapPin from 'lucide-react/icons/map-pin';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import Phone from 'lucide-react/icons/phone';
import PhoneOff from 'lucide-react/icons/phone-off';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { createElement } from 'react';
import { vars } from '../../theme/contract.css.ts';
import { drawn } from '../../theme/mixins/drawn.ts';
import { globalStyle, style, styleVariants } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';
import { lowWindow } from '../../tokens/space.ts';
import { card, clamped, inFlight, oneLine, pale } from './VenueCard.css.ts';

const sportsRule = { ...typography.small, minBlockSize: '1.5rem' } as const;
export const sports = style({
  ...sportsRule,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.375rem',
  '@media': { [clamped]: { flexWrap: 'nowrap' } },
  selectors: { [inFlight]: pale },
});

globalStyle(`${sports} > *`, { ...oneLine, display: 'block', flexShrink: 0 });
// A long sport is cut off before the number of those that are not shown.
globalStyle(`${sports} > :nth-child(-n + 3)`, { flexShrink: 1 });

// On a selected card, which has the usual colour of the sports.
globalStyle(`${card}[data-selected] ${sports} > *`, { background: vars.color.card });
export const noSports = style({ ...sportsRule, color: vars.color.textMuted });

export const facts = style({
  display: 'grid',
  gap: '0.4375rem',
  fontSize: vars.fontSize.control,
  lineHeight: 1.4,
  '@media': {
    [lowWindow]: {
      // Wider than between an icon and its text, which belong together.
      gap: '0.25rem 1.125rem',
      // A phone number of usual length is shown whole; the website is cut off before it.
      selectors: {
        '&:not([data-whole])': { gridTemplateColumns: 'fit-content(62%) minmax(0, 1fr)' },
      },
    },
  },
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '1.125rem minmax(0, 1fr)',
  columnGap: '0.5rem',
  // Phone and website share a line.
  selectors: { [`${facts}:not([data-whole]) > &:first-child`]: { gridColumn: '1 / -1' } },
});

/** An icon for the kind of fact, or for a missing or doubtful one. */
export const term = styleVariants(
  {
    address: MapPin,
    noAddress: MapPinOff,
    phone: Phone,
    noPhone: PhoneOff,
    website: Globe,
    noWebsite: GlobeOff,
    doubtful: TriangleAlert,
  },
  (Icon, about) => ({
    ...drawn(
      createElement(Icon),
      about === 'doubtful' ? vars.color.warning.text : vars.color.textMuted,
      { display: 'block', blockSize: '1.125rem', marginBlockStart: '0.125rem' },
    ),
    // The text for screen readers is clipped below the icon; an element that hides it would take longer to lay out.
    blockSize: '1.25rem',
    overflow: 'clip',
  }),
);

const whole = {
  [`${facts}[data-whole] &`]: { overflow: 'visible', whiteSpace: 'pre-line' },
} as const;

/** One line with the whole value in its tooltip; if shown whole, with its line breaks. */
export const value = style({
  ...oneLine,
  display: 'block',
  whiteSpace: 'pre-line',
  // Room for the focus ring, which would be cut off.
  margin: '-0.25rem',
  padding: '0.25rem',
  selectors: whole,
});

/** On touch the target of the link is as high as the line and as wide as the words. */
export const website = style([
  value,
  {
    position: 'relative',
    inlineSize: 'fit-content',
    minInlineSize: '44px',
    maxInlineSize: 'calc(100% + 0.5rem)',
    '@media': {
      '(pointer: coarse)': {
        marginBlock: 'calc((1lh - 44px) / 2)',
        paddingBlock: 'calc((44px - 1lh) / 2)',
      },
    },
  },
]);

globalStyle(`${website} > a::after`, {
  '@media': { '(pointer: coarse)': { content: '', position: 'absolute', inset: 0 } },
});

export const missing = style({ color: vars.color.textMuted });

export const coordinates = style({
  display: 'block',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const explanation = style({
  ...oneLine,
  display: 'block',
  color: vars.color.warning.text,
  fontSize: vars.fontSize.tiny,
  fontWeight: vars.fontWeight.strong,
  selectors: whole,
});
