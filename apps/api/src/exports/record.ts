import { sportById } from '@campetto/contract';
import type { ReviewRow } from '../venues/review-columns.ts';

/** The fields of an export, in the order of the CSV columns. */
export const EXPORT_FIELDS = [
  'id',
  'status',
  'name',
  'phoneNumber',
  'website',
  'sports',
  'street',
  'number',
  'postalCode',
  'city',
  'state',
  'stateCode',
  'country',
  'countryCode',
  'formattedAddress',
  'latitude',
  'longitude',
  'rating',
  'totalRatings',
  'isVerified',
  'lastUpdated',
  'source',
  'sourceId',
  'folderPath',
  'photoFileName',
  'discardReason',
  'discardNote',
  'duplicateOf',
] as const;
type ExportField = (typeof EXPORT_FIELDS)[number];

/** A venue as it is exported; `sports` are slugs, an unknown coordinate is 0, `duplicateOf` the id of the venue that was kept. */
export type ExportRecord = Record<ExportField, string | number | boolean | null | string[]>;

/** `sourceId` is the id in the source; empty for a venue without a source. */
export const toRecord = (row: ReviewRow, sourceId: string): ExportRecord => ({
  id: row.id,
  status: row.status,
  name: row.name,
  phoneNumber: row.phoneNumber,
  website: row.website,
  sports: row.sportIds.flatMap((id) => sportById(id)?.slug ?? []),
  street: row.addressStreet,
  number: row.addressNumber,
  postalCode: row.addressPostalCode,
  city: row.addressCity,
  state: row.addressState,
  stateCode: row.addressStateCode,
  country: row.addressCountry,
  countryCode: row.addressCountryCode,
  formattedAddress: row.addressFormatted,
  latitude: row.latitude,
  longitude: row.longitude,
  rating: row.rating,
  totalRatings: row.totalRatings,
  isVerified: row.isVerified,
  lastUpdated: row.lastUpdated?.toISOString() ?? null,
  source: row.source,
  sourceId,
  folderPath: row.folderPath,
  photoFileName: row.photoFileName,
  discardReason: row.discardReason,
  discardNote: row.discardNote,
  duplicateOf: row.duplicateOf,
});
