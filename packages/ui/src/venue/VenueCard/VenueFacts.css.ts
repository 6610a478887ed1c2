import Globe from 'lucide-react/icons/globe';
import GlobeOff from 'lucide-react/icons/globe-off';
import MapPin from 'lucide-react/icons/map-pin';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import Phone from 'lucide-react/icons/phone';
import PhoneOff from 'lucide-react/icons/phone-off';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { createElement } from 'react';
import { vars } from '../../theme/contract.css.ts';
import { style, styleVariants } from '../../theme/styles/components.ts';
import { drawn } from './drawing.ts';

export const facts = style({
  display: 'grid',
  gap: '0.4375rem',
  fontSize: vars.fontSize.control,
  lineHeight: 1.4,
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '1.125rem minmax(0, 1fr)',
  columnGap: '0.625rem',
});

/** What a line is about, and whether it is missing, at a glance. */
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
  (Icon, about) =>
    drawn(
      createElement(Icon),
      about === 'doubtful' ? vars.color.warning.text : vars.color.textMuted,
      { display: 'block', blockSize: '1.125rem', marginBlockStart: '0.125rem' },
    ),
);

/** As the source wrote it, line breaks included. */
export const value = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** A web address may be longer than the rest of the card. */
export const website = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  // Room for the focus ring, which the clamp would cut.
  margin: '-0.25rem',
  padding: '0 0.25rem',
  marginBlock: 0,
});

export const missing = style({ color: vars.color.textMuted });

export const coordinates = style({
  display: 'block',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const explanation = style({
  display: 'block',
  color: vars.color.warning.text,
  fontSize: vars.fontSize.tiny,
  fontWeight: vars.fontWeight.strong,
});
