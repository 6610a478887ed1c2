import { listResponseSchema } from '@campetto/contract';
import { DEFAULT_FILTERS, firstPage } from '../list/listRequest.ts';
import { useResource } from '../useResource.ts';

/**
 * Whether a venue that was just created has possible duplicates; false until that is known. The response to the
 * creation contains nothing but its id (spec §7), so the newest venues of its name that have some are requested.
 */
export function useCreatedDuplicates(
  created: { name: string; venueId: string } | undefined,
): boolean {
  const path =
    created && firstPage({ ...DEFAULT_FILTERS, hasDuplicates: 'true', q: created.name.trim() });
  const { data = [] } = useResource(path ?? null, listResponseSchema);
  return data.some(({ venue }) => venue.sportsVenue.id === created?.venueId);
}
