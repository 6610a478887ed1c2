import type { VenueReviewItem } from '@campetto/contract';
import type { ListFilters } from '../../../venue-client/list/listRequest.ts';

/** The folder paths of the venues that Focus passes over: those that are set aside, unless they are asked for. */
export const passedOverOf = (
  venues: readonly VenueReviewItem[] = [],
  { later }: ListFilters,
): ReadonlySet<string> =>
  new Set(venues.flatMap(({ setAside, folderPath }) => (setAside && !later ? folderPath : [])));
