import { failedChecks, type VenueReviewItem } from '@campetto/contract';
import { addressOf } from './address-columns.ts';
import { derive } from './derived.ts';
import { withoutRepeatedDialCode } from './repeated-dial-code.ts';
import type { ReviewRow } from './review-columns.ts';

/** What a review item shows of other venues. */
export interface RelatedVenues {
  duplicateOf: { folderPath: string; name: string } | null;
  shared: VenueReviewItem['shared'];
  discardedDuplicate: VenueReviewItem['discardedDuplicate'];
}

/** A stored venue in the contract's shape. `country` is the country's name in the address. */
export function toReviewItem(
  row: ReviewRow,
  { duplicateOf, shared, discardedDuplicate }: RelatedVenues,
): VenueReviewItem {
  // A venue of an earlier version has no stored checks until the server's maintenance jobs have checked it.
  const checks = row.checks ?? derive(row).checks ?? [];
  return {
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
      address: addressOf(row),
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
    discardedDuplicate,
    setAside: row.setAsideAt && {
      at: row.setAsideAt.toISOString(),
      by: row.setAsideBy,
      note: row.setAsideNote,
    },
    shared,
    // Parsing phone numbers takes a list longer than anything else that it computes.
    suggestedPhone: checks.includes('dialCodeRepeated')
      ? withoutRepeatedDialCode(row.phoneNumber)
      : null,
    checks: failedChecks(checks, shared),
  };
}
