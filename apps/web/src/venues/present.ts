import {
  type Address,
  formatCoordinates,
  imageUrl,
  type SportSlug,
  sportById,
  type VenueReviewItem,
} from '@campetto/contract';

/** A venue in the plain values that its card shows; what is unknown is undefined. */
export interface PresentedVenue {
  name: string | undefined;
  imageUrl: string | undefined;
  sports: SportSlug[];
  phone: string | undefined;
  website: { text: string; href?: string } | undefined;
  address: string | undefined;
  /** To 6 decimals. */
  coordinates: string | undefined;
  /** Out of 5. */
  rating: number | undefined;
  totalRatings: number | undefined;
  source: string | undefined;
  lastUpdated: string | undefined;
}

/** Month abbreviation, day, year, in English in every language (spec §9). */
const DATE = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A date for the card, or undefined when the source's is none. */
export function presentDate(iso: string | null): string | undefined {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? undefined : DATE.format(time);
}

/** A website without its scheme and closing slash; only http(s) becomes a link. */
export function presentWebsite(website: string): { text: string; href?: string } {
  const text = website.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  return /^https?:\/\//i.test(website) && URL.canParse(website)
    ? { text, href: website }
    : { text };
}

/** The source's own line, else one made of the parts that are known; empty when none is. */
export function presentAddress(address: Address): string {
  if (address.formattedAddress !== '') return address.formattedAddress;
  const street = [address.street, address.number].filter(Boolean).join(' ');
  const city = [address.postalCode, address.city].filter(Boolean).join(' ');
  return [street, city, address.country].filter(Boolean).join(', ');
}

/** The one place where the server's venue becomes the card's props. */
export function presentVenue(item: VenueReviewItem, mediaBase: string): PresentedVenue {
  const { metadata, venue } = item;
  const { address, sportsVenue } = venue;
  const located = address.latitude !== 0 || address.longitude !== 0;
  return {
    name: sportsVenue.name || undefined,
    imageUrl:
      item.hasImage && metadata.photoFileName !== null
        ? imageUrl(mediaBase, item.folderPath, metadata.photoFileName)
        : undefined,
    sports: sportsVenue.sportIds.flatMap((id) => sportById(id)?.slug ?? []),
    phone: sportsVenue.phoneNumber || undefined,
    website: metadata.website ? presentWebsite(metadata.website) : undefined,
    address: presentAddress(address) || undefined,
    coordinates: located ? formatCoordinates(address.latitude, address.longitude) : undefined,
    rating: metadata.rating ?? undefined,
    totalRatings: metadata.totalRatings ?? undefined,
    source: metadata.source || undefined,
    lastUpdated: presentDate(metadata.lastUpdated),
  };
}
