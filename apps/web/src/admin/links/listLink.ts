import { PATHS, VENUE_STATUS_DEFAULT, type VenueStatus } from '@campetto/contract';
import type { ListFilters } from '../../venue-client/list/listRequest.ts';

/** The address of the list of a status with those of these filters that are set, as `readFilters` reads it. */
export function listLink(
  status: VenueStatus,
  filters: Partial<Omit<ListFilters, 'status'>> = {},
): string {
  const query = new URLSearchParams(status === VENUE_STATUS_DEFAULT ? {} : { status });
  for (const [name, value] of Object.entries(filters))
    if (value !== null) query.set(name, String(value));
  return query.size > 0 ? `${PATHS.venues}?${query}` : PATHS.venues;
}

/** The address of the list that contains a venue; none where it has no name by which it could be found. */
export const venueLink = (
  venueName: string | null | undefined,
  venueStatus: VenueStatus | null | undefined,
): string | undefined =>
  venueName && venueStatus ? listLink(venueStatus, { q: venueName }) : undefined;
