import type { VenueReviewItem, VenueStatus } from '@campetto/contract';

/** The newest that this page has learned of a venue from the answer to its own action. */
export interface LatestVenue {
  version: number;
  status: VenueStatus;
  /** The venue itself, where the answer held it. */
  item?: VenueReviewItem;
}

/** By folder path. */
export type LatestVenues = ReadonlyMap<string, LatestVenue>;

export const NO_VENUES: LatestVenues = new Map();

/** Remembers what an answer told, unless something newer is known. */
export function learn(latest: LatestVenues, folderPath: string, venue: LatestVenue): LatestVenues {
  const known = latest.get(folderPath);
  return known !== undefined && known.version > venue.version
    ? latest
    : new Map(latest).set(folderPath, venue);
}

/**
 * The rows of a list of `status`, brought up to date. Versions only grow, so a list that was asked
 * for before an action can never bring the venue back, in whatever order the answers arrive.
 */
export function upToDate(
  items: readonly VenueReviewItem[],
  status: VenueStatus,
  latest: LatestVenues,
): VenueReviewItem[] {
  return items.flatMap((item) => {
    const known = latest.get(item.folderPath);
    if (known === undefined || known.version <= item.version) return [item];
    if (known.status !== status) return [];
    // Back where it was, by an undo: the same venue at a version of its own.
    return [known.item ?? { ...item, version: known.version }];
  });
}
