import type { Address, UpdateBody, VenueReviewItem } from '@campetto/contract';
import { failedChecks, placeSlugs } from '@campetto/contract';
import type { VenueRow } from '../db/schema.ts';
import { derive } from './derived.ts';
import type { VenueChanges } from './repository.ts';

/** What a review item shows of other venues. */
export interface RelatedVenues {
  duplicateOf: { folderPath: string; name: string } | null;
  shared: VenueReviewItem['shared'];
}

/** A stored venue in the contract's shape. `country` is the country's name in the address. */
export const toReviewItem = (
  row: VenueRow,
  { duplicateOf, shared }: RelatedVenues,
): VenueReviewItem => ({
  folderPath: row.folderPath,
  country: row.addressCountry,
  hasImage: row.photoFileName !== null,
  metadata: {
    website: row.website,
    rating: row.rating,
    totalRatings: row.totalRatings,
    lastUpdated: row.lastUpdated?.toISOString() ?? null,
    source: row.source,
    photoFileName: row.photoFileName,
  },
  venue: {
    sportsVenue: {
      id: row.id,
      name: row.name,
      phoneNumber: row.phoneNumber,
      sportIds: row.sportIds,
      isVerified: row.isVerified,
    },
    address: {
      country: row.addressCountry,
      countryCode: row.addressCountryCode,
      city: row.addressCity,
      state: row.addressState,
      stateCode: row.addressStateCode,
      street: row.addressStreet,
      number: row.addressNumber,
      postalCode: row.addressPostalCode,
      formattedAddress: row.addressFormatted,
      latitude: row.latitude,
      longitude: row.longitude,
    },
  },
  status: row.status,
  version: row.version,
  decision: row.decidedAt && {
    at: row.decidedAt.toISOString(),
    by: row.decidedBy,
    reason: row.discardReason,
    note: row.discardNote,
    duplicateOf,
  },
  shared,
  // A venue from an earlier version has none until the server's maintenance jobs have checked it.
  checks: failedChecks(row.checks ?? derive(row).checks ?? [], shared),
});

/** The columns that hold an address. */
export function addressColumns(address: Address) {
  return {
    addressCountry: address.country,
    addressCountryCode: address.countryCode,
    addressCity: address.city,
    addressState: address.state,
    addressStateCode: address.stateCode,
    addressStreet: address.street,
    addressNumber: address.number,
    addressPostalCode: address.postalCode,
    addressFormatted: address.formattedAddress,
    latitude: address.latitude,
    longitude: address.longitude,
  };
}

/** What an update sets; the filter's place follows the address, the folder path does not. */
export function toChanges({
  sportsVenue,
  address,
  metadata,
}: Omit<UpdateBody, 'folderPath'>): VenueChanges {
  const { filterCountry, filterCity } = placeSlugs(address);
  return {
    name: sportsVenue.name,
    phoneNumber: sportsVenue.phoneNumber || null,
    sportIds: sportsVenue.sportIds,
    isVerified: sportsVenue.isVerified,
    ...addressColumns(address),
    country: filterCountry,
    city: filterCity,
    ...(metadata ? { website: metadata.website } : {}),
  };
}
