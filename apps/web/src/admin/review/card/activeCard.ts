import type { VenueReviewItem } from '@campetto/contract';

type Venues = readonly VenueReviewItem[];

const indexOf = (venues: Venues, folderPath: string | undefined): number =>
  venues.findIndex((item) => item.folderPath === folderPath);

/** The venue that becomes active when `folderPath` leaves the list: the next, else the previous. */
export function neighbourOf(venues: Venues, folderPath: string): VenueReviewItem | undefined {
  const index = indexOf(venues, folderPath);
  return venues[index + 1] ?? venues[index - 1];
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
