import type { VenueReviewItem, VenueStatus } from '@campetto/contract';

/** A venue as the response to an action of this page described it. */
export interface VenueVersion {
  version: number;
  status: VenueStatus;
  /** The venue itself, if the response contained it. */
  item?: VenueReviewItem | undefined;
}

/** The newest version of each venue that this page has acted on, by folder path. */
export type VenueVersions = ReadonlyMap<string, VenueVersion>;

export const NO_VERSIONS: VenueVersions = new Map();

/** Returns the versions with the given one added, unless a newer version of the venue is recorded. */
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

/** Returns the versions with those of all given venues added, see {@link recordVersion}. */
export const recordVersions = (
  versions: VenueVersions,
  venues: readonly (VenueVersion & { folderPath: string })[],
): VenueVersions =>
  venues.reduce((recorded, venue) => recordVersion(recorded, venue.folderPath, venue), versions);

/** What a change of this page has stored. */
interface OwnChange {
  version: number;
  /** Whether fields may have other values than before; a note and a decision change none. */
  changesFields: boolean;
  /** Of an undo: the version on which the change that it has undone was based. */
  undone?: number;
}

/** The changes of this page, by venue and the version that they were based on. */
export type OwnChanges = Map<string, OwnChange>;

type Versioned = Pick<VenueReviewItem, 'folderPath' | 'version'>;

const changeKey = ({ folderPath, version }: Versioned) => `${folderPath}@${version}`;

export function recordOwnChange(changes: OwnChanges, base: Versioned, stored: OwnChange): void {
  if (stored.version > base.version) changes.set(changeKey(base), stored);
}

/** An undo changes fields if what it has undone did: the last change that was not undone yet. */
export function recordOwnUndo(changes: OwnChanges, undo: Versioned): void {
  const { folderPath, version } = undo;
  const changeOf = (base: number) => changes.get(changeKey({ folderPath, version: base }));
  let base = version - 2;
  let change = changeOf(base);
  while (change?.undone !== undefined) {
    base = change.undone - 1;
    change = changeOf(base);
  }
  recordOwnChange(
    changes,
    { folderPath, version: version - 1 },
    {
      version,
      changesFields: change?.version !== base + 1 || change.changesFields,
      undone: base,
    },
  );
}

/**
 * A venue in the version that it has if nothing but this page has changed it since.
 *
 * @param isIncluded whether a change is counted; the version stays before the first that is not
 */
export function afterOwnChanges<Venue extends Versioned>(
  changes: OwnChanges,
  venue: Venue,
  isIncluded: (change: OwnChange) => boolean = () => true,
): Venue {
  const stored = changes.get(changeKey(venue));
  if (!stored || !isIncluded(stored)) return venue;
  return afterOwnChanges(changes, { ...venue, version: stored.version }, isIncluded);
}

/**
 * Returns by how many venues each status has grown between two states of the recorded versions. A venue without a
 * version in `before` had its status in `known`; a venue that is in neither is left out.
 */
export function statusChanges(
  before: VenueVersions,
  after: VenueVersions,
  known: ReadonlyMap<string, Pick<VenueReviewItem, 'status'>>,
): Record<VenueStatus, number> {
  const changes = { pending: 0, approved: 0, discarded: 0 };
  if (before === after) return changes;
  for (const [folderPath, { status: to }] of after) {
    const from = (before.get(folderPath) ?? known.get(folderPath))?.status;
    if (from === undefined || from === to) continue;
    changes[from] -= 1;
    changes[to] += 1;
  }
  return changes;
}

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
    // Without `item` only a decision has changed the venue, and no field.
    return [newest.item ?? { ...item, version: newest.version }];
  });
}
