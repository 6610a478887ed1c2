import type { Address, AppConfig, VenueReviewItem } from '@campetto/contract';
import { pointOf } from '../../../venue-client/addresses/coordinates.ts';
import { presentAddress } from '../../../venue-client/list/presentVenue.ts';

type PlaceLinks = AppConfig['placeLinks'];

/** Where a venue can be looked up, by what it is about. */
type EvidenceKind = keyof PlaceLinks | 'search' | 'phone';

/** The address at which a service shows the place of an address. */
export const placeLink = (template: string, { latitude, longitude }: Address): string =>
  template.replaceAll('{latitude}', `${latitude}`).replaceAll('{longitude}', `${longitude}`);

/** The addresses at which a venue can be looked up; nothing is sent before one is followed. */
export function evidenceOf(
  { venue: { sportsVenue, address } }: VenueReviewItem,
  placeLinks: PlaceLinks,
) {
  const links: { kind: EvidenceKind; href: string }[] = [];
  if (pointOf(address)) {
    for (const kind of ['map', 'aerial', 'streetView'] as const) {
      const template = placeLinks[kind];
      if (template) links.push({ kind, href: placeLink(template, address) });
    }
  }
  const words = [sportsVenue.name, presentAddress(address)].filter(Boolean).join(' ');
  if (words) {
    links.push({ kind: 'search', href: `https://duckduckgo.com/?q=${encodeURIComponent(words)}` });
  }
  const digits = sportsVenue.phoneNumber?.split('\n')[0]?.replace(/[^\d+]/g, '');
  if (digits) links.push({ kind: 'phone', href: `tel:${digits}` });
  return links;
}
