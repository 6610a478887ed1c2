import type { Address, VenueReviewItem } from '@campetto/contract';
import { pointOf } from '../../../venue-client/coordinates.ts';
import { presentAddress } from '../../../venue-client/list/presentVenue.ts';

/** Where a venue can be looked up, by what it is about. */
type EvidenceKind = 'map' | 'search' | 'phone';

/** The place of an address on OpenStreetMap, marked. */
export const openStreetMap = ({ latitude, longitude }: Address): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** The addresses at which a venue can be looked up; nothing is sent before one is followed. */
export function evidenceOf({ venue: { sportsVenue, address } }: VenueReviewItem) {
  const links: { kind: EvidenceKind; href: string }[] = [];
  if (pointOf(address)) links.push({ kind: 'map', href: openStreetMap(address) });
  const words = [sportsVenue.name, presentAddress(address)].filter(Boolean).join(' ');
  if (words) {
    links.push({ kind: 'search', href: `https://duckduckgo.com/?q=${encodeURIComponent(words)}` });
  }
  const digits = sportsVenue.phoneNumber?.split('\n')[0]?.replace(/[^\d+]/g, '');
  if (digits) links.push({ kind: 'phone', href: `tel:${digits}` });
  return links;
}
