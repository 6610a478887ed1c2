import { type VenueRow, venues } from '../db/schema.ts';

/**
 * The columns of a review item, which are also those of an export and those that the checks read. The others
 * serve filters and searches: reading them all takes PostgreSQL and the driver three times as long.
 */
export const reviewColumns = {
  id: venues.id,
  status: venues.status,
  version: venues.version,
  folderPath: venues.folderPath,
  name: venues.name,
  phoneNumber: venues.phoneNumber,
  sportIds: venues.sportIds,
  isVerified: venues.isVerified,
  addressCountry: venues.addressCountry,
  addressCountryCode: venues.addressCountryCode,
  addressCity: venues.addressCity,
  addressState: venues.addressState,
  addressStateCode: venues.addressStateCode,
  addressStreet: venues.addressStreet,
  addressNumber: venues.addressNumber,
  addressPostalCode: venues.addressPostalCode,
  addressFormatted: venues.addressFormatted,
  latitude: venues.latitude,
  longitude: venues.longitude,
  website: venues.website,
  rating: venues.rating,
  totalRatings: venues.totalRatings,
  lastUpdated: venues.lastUpdated,
  source: venues.source,
  photoFileName: venues.photoFileName,
  decidedAt: venues.decidedAt,
  decidedBy: venues.decidedBy,
  discardReason: venues.discardReason,
  discardNote: venues.discardNote,
  duplicateOf: venues.duplicateOf,
  checks: venues.checks,
};

/** What a review item is made of. */
export type ReviewRow = Pick<VenueRow, keyof typeof reviewColumns>;
