import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import Globe from 'lucide-react/icons/globe';
import GlobeOff from 'lucide-react/icons/globe-off';
import History from 'lucide-react/icons/history';
import MapPin from 'lucide-react/icons/map-pin';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import Phone from 'lucide-react/icons/phone';
import PhoneOff from 'lucide-react/icons/phone-off';
import Star from 'lucide-react/icons/star';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { createElement } from 'react';
import { plans } from '../../../illustrations/CourtPlan/plans.tsx';
import type { IconComponent } from '../../../primitives/icon.ts';
import { style } from '../../../theme/styles/components.ts';
import { type Drawing, sheetOf } from './sheet.ts';

const icon = (Icon: IconComponent, attributes = {}): Drawing => ({
  viewBox: '0 0 24 24',
  lines: createElement(Icon, attributes),
});

const icons = sheetOf({
  address: icon(MapPin),
  noAddress: icon(MapPinOff),
  phone: icon(Phone),
  noPhone: icon(PhoneOff),
  website: icon(Globe),
  noWebsite: icon(GlobeOff),
  doubtful: icon(TriangleAlert),
  duplicates: icon(Copy),
  later: icon(Clock),
  history: icon(History),
  rating: icon(Star, { fill: '#000' }),
});

const courts = sheetOf(plans);

const masked = ({ image, size }: typeof icons | typeof courts) =>
  style({
    '::before': { content: '', maskImage: image, maskSize: size, maskRepeat: 'no-repeat' },
  });

export const iconSheet = masked(icons);
export const iconPositions = icons.positions;
export const courtSheet = masked(courts);
export const courtPositions = courts.positions;
