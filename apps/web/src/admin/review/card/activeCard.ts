import type { VenueReviewItem } from '@campetto/contract';

type Venues = readonly VenueReviewItem[];

const indexOf = (venues: Venues, folderPath: string | undefined): number =>
  venues.findIndex((item) => item.folderPath === folderPath);

/**
 * The venue that takes the place of `folderPath`, which was in the list `before`: of those that are left the next one,
 * else the previous one, else the first.
 */
export function successorOf(
  before: Venues,
  left: Venues,
  folderPath: string,
): VenueReviewItem | undefined {
  const index = indexOf(before, folderPath);
  const found = new Map(left.map((item) => [item.folderPath, item]));
  const after = before.slice(index + 1).find((item) => found.has(item.folderPath));
  const place =
    after ?? before.slice(0, Math.max(index, 0)).findLast((item) => found.has(item.folderPath));
  return place ? found.get(place.folderPath) : left[0];
}

/**
 * The first venue that nobody has; where all are taken the first that is not passed over, and none where only
 * those are left.
 */
export const firstOf = (
  venues: Venues,
  taken: ReadonlySet<string>,
  passedOver: ReadonlySet<string>,
): VenueReviewItem | undefined =>
  venues.find(({ folderPath }) => !taken.has(folderPath)) ??
  venues.find(({ folderPath }) => !passedOver.has(folderPath));

/** The venue `by` places after the active one, within the list; the first if none is active. */
export function venueAt(
  venues: Venues,
  active: string | undefined,
  by: number,
): VenueReviewItem | undefined {
  const index = indexOf(venues, active);
  return venues[index < 0 ? 0 : Math.min(Math.max(index + by, 0), venues.length - 1)];
}
