import {
  type Address,
  formatAddress,
  formatCoordinates,
  pictureUrl,
  type SportSlug,
  sportById,
  type VenueReviewItem,
  websiteSchema,
} from '@campetto/contract';
import * as v from 'valibot';

/** A venue as the plain values that its card shows; unknown ones are undefined. */
export interface PresentedVenue {
  name: string | undefined;
  pictureUrl: string | undefined;
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

/** One format for each language, because creating one takes longer than drawing a card. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: string): Intl.DateTimeFormat {
  const format =
    dateFormats.get(locale) ??
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  dateFormats.set(locale, format);
  return format;
}

/** Day, abbreviated month and year; undefined if the source has no date or an invalid one. */
export function presentDate(iso: string | null, locale = 'en'): string | undefined {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? undefined : dateFormat(locale).format(time);
}

/** A website without its scheme and closing slash; only one that a form accepts becomes a link. */
export function presentWebsite(website: string): { text: string; href?: string } {
  const text = website.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  return v.is(websiteSchema, website) ? { text, href: website } : { text };
}

/**
 * The source's formatted address, else an address from the known parts; empty if all are unknown. The country has its
 * name in the language; in English, the language of most sources, it stays as it is.
 */
export function presentAddress(address: Address, locale = 'en'): string {
  const text = address.formattedAddress || formatAddress(address);
  const { country, countryCode } = address;
  const hasCountry = text === country || text.endsWith(`, ${country}`);
  if (locale === 'en' || country === '' || !hasCountry) return text;
  return text.slice(0, -country.length) + (countryName(countryCode, locale) ?? country);
}

/** One object for each language, because creating one takes longer than drawing a card. */
const countryNames = new Map<string, Intl.DisplayNames>();

/** The name of a country in a language; undefined for an unknown country code. */
function countryName(code: string, locale: string): string | undefined {
  const names =
    countryNames.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  countryNames.set(locale, names);
  return /^[a-z]{2}$/i.test(code) ? names.of(code.toUpperCase()) : undefined;
}

/**
 * The only place that converts the server's venue to the card's props: with the country's name in the language
 * `locale`, and the date in the language `dateLocale`.
 */
export function presentVenue(
  item: VenueReviewItem,
  mediaBase: string,
  { locale, dateLocale }: { locale?: string; dateLocale?: string } = {},
): PresentedVenue {
  const { metadata, venue } = item;
  const { address, sportsVenue } = venue;
  const hasCoordinates = address.latitude !== 0 || address.longitude !== 0;
  return {
    name: sportsVenue.name || undefined,
    pictureUrl:
      item.hasImage && metadata.photoFileName !== null
        ? pictureUrl(mediaBase, item.folderPath, metadata.photoFileName)
        : undefined,
    sports: sportsVenue.sportIds.flatMap((id) => sportById(id)?.slug ?? []),
    phone: sportsVenue.phoneNumber || undefined,
    website: metadata.website ? presentWebsite(metadata.website) : undefined,
    address: presentAddress(address, locale) || undefined,
    coordinates: hasCoordinates
      ? formatCoordinates(address.latitude, address.longitude)
      : undefined,
    rating: metadata.rating ?? undefined,
    totalRatings: metadata.totalRatings ?? undefined,
    source: metadata.source || undefined,
    lastUpdated: presentDate(metadata.lastUpdated, dateLocale),
  };
}
