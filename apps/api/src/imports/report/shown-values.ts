import { type PreviewField, sportById } from '@campetto/contract';
import type { VenueContent } from '../prepare-venue.ts';

type Shown = Record<PreviewField, string>;

/** The values with the parts that are not shown, for two that look the same. */
export function exactly(content: Partial<VenueContent>): Shown {
  const shown = shownOf(content);
  const { addressState, addressStateCode, addressCountry, addressCountryCode } = content;
  return {
    ...shown,
    state: withDetail(addressState, addressStateCode),
    country: withDetail(addressCountry, addressCountryCode),
    rating: withDetail(shown.rating, content.totalRatings),
    lastUpdated: content.lastUpdated?.toISOString() ?? '',
  };
}

const withDetail = (value?: string, detail?: string | number | null) =>
  [value, detail && `(${detail})`].filter(Boolean).join(' ');

/** The values of a venue as a preview and a report show them; '' where it has none. */
export function shownOf(content: Partial<VenueContent>): Shown {
  const { latitude = 0, longitude = 0, sportIds = [], lastUpdated } = content;
  return {
    name: content.name ?? '',
    phone: content.phoneNumber ?? '',
    website: content.website ?? '',
    sports: sportIds.map((id) => sportById(id)?.slug).join(', '),
    street: content.addressStreet ?? '',
    number: content.addressNumber ?? '',
    postalCode: content.addressPostalCode ?? '',
    city: content.addressCity ?? '',
    state: content.addressState || content.addressStateCode || '',
    country: content.addressCountry || content.addressCountryCode || '',
    formattedAddress: content.addressFormatted ?? '',
    coordinates: latitude === 0 && longitude === 0 ? '' : `${latitude}, ${longitude}`,
    rating: content.rating ? String(content.rating) : '',
    lastUpdated: lastUpdated?.toISOString().slice(0, 10) ?? '',
  };
}
