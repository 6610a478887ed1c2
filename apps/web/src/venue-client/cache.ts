import type { VenueReviewItem, VenueStatus } from '@campetto/contract';

/** A venue as the response to an action of this page described it. */
export interface VenueVersion {
  version: number;
  status: VenueStatus;
  /** The venue itself, if the response contained it. */
  item?: VenueReviewItem;
}

/** The newest version of each venue that this page has acted on, by folder path. */
export type VenueVersions = ReadonlyMap<string, VenueVersion>;

export const NO_VERSIONS: VenueVersions = new Map();

/** The versions with this one, unless a newer one of the venue is recorded. */
export function recordVersion(
  versions: VenueVersions,
  folderPath: string,
  venue: VenueVersion,
): VenueVersions {
  const recorded = versions.get(folderPath);
  return recorded !== undefined && recorded.version > venue.version
    ? versions
    : new Map(versions).set(folderPath, venue);
}

/** The versions with all of these venues, see {@link recordVersion}. */
export const recordVersions = (
  versions: VenueVersions,
  venues: readonly (VenueVersion & { folderPath: string })[],
): VenueVersions =>
  venues.reduce((recorded, venue) => recordVersion(recorded, venue.folderPath, venue), versions);

/**
 * The rows of a list of `status`, each in its newest recorded version. Versions only grow, so a list
 * that was requested before an action cannot bring the venue back, in whatever order the responses
 * arrive.
 */
export function applyVersions(
  items: readonly VenueReviewItem[],
  status: VenueStatus,
  versions: VenueVersions,
): VenueReviewItem[] {
  return items.flatMap((item) => {
    const newest = versions.get(item.folderPath);
    if (newest === undefined || newest.version <= item.version) return [item];
    if (newest.status !== status) return [];
    // An undo has moved it back: the same venue in a newer version.
    return [newest.item ?? { ...item, version: newest.version }];
  });
}
