import type { DiscardedDuplicate, VenueReviewItem } from '@campetto/contract';
import { sql } from 'drizzle-orm';
import { venuesWithSame } from '../checks/shared.ts';
import { type VenueRow, venues } from '../db/schema.ts';
import {
  discardedDuplicateOf,
  discardedPairsOf,
  lastDiscardedFirst,
} from '../duplicates/discarded.ts';

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
  setAsideAt: venues.setAsideAt,
  setAsideBy: venues.setAsideBy,
  setAsideNote: venues.setAsideNote,
  checks: venues.checks,
};

/** A venue as a review item shows it, without its related venues. */
export type ReviewRow = Pick<VenueRow, keyof typeof reviewColumns>;

/** Venues with the same coordinates, phone or website are counted up to this number. */
const SHARED_MAX = 100;

/**
 * How many other venues share a value with a venue, found by the value's index. Nothing is searched where the
 * comparison of the venue found no related one, except for discarded venues, because a new venue at their coordinates
 * does not mark them.
 */
const countSame = (kind: keyof VenueReviewItem['shared']) => sql<number>`CASE
  WHEN venues.has_related IS FALSE AND venues.status <> 'discarded' THEN 0
  ELSE (SELECT count(*)::int
    FROM (SELECT 1 FROM ${venuesWithSame(kind, sql`venues`)} LIMIT ${sql.raw(String(SHARED_MAX))}) counted)
END`;

/**
 * What a review item shows of other venues, in a statement on `venues`. Read in the statement of the venues, because a
 * separate one takes longer to plan than to run.
 */
export const relatedColumns = {
  sameCoordinates: countSame('coordinates'),
  samePhone: countSame('phone'),
  sameWebsite: countSame('website'),
  /** The venue that it is a duplicate of. */
  kept: sql<[folderPath: string, name: string] | null>`(
    SELECT ARRAY[kept.folder_path, kept.name]
    FROM venues kept WHERE kept.id = venues.duplicate_of
  )`,
  /** The last discarded venue that a pending one looks like, unless it was discarded in favour of this one. */
  discardedDuplicate: sql<DiscardedDuplicate | null>`CASE
    WHEN venues.status = 'pending' AND venues.has_related IS NOT FALSE THEN (
      SELECT ${discardedDuplicateOf(sql`other`)} FROM ${discardedPairsOf(sql`venues.id`)}
      ORDER BY ${lastDiscardedFirst(sql`other`)} LIMIT 1
    )
  END`,
};
export interface RelatedColumns
  extends Record<'sameCoordinates' | 'samePhone' | 'sameWebsite', number> {
  kept: [folderPath: string, name: string] | null;
  discardedDuplicate: DiscardedDuplicate | null;
}
