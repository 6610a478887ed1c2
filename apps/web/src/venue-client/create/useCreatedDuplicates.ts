import { listResponseSchema, SEARCH_MAX_LENGTH } from '@campetto/contract';
import useSWR from 'swr';
import { useDuplicates } from '../duplicates/useDuplicates.ts';
import { DEFAULT_FILTERS, firstPage } from '../list/listRequest.ts';
import { useVenueContext } from '../VenueProvider.tsx';

/**
 * Whether a venue that was just created has possible duplicates; false until that is known. The response to the
 * creation contains nothing but the id (spec §7), so the venue is read from the list that is searched for its name.
 * Its duplicates are then requested, because the server finds them at once only on request: the list's filter for
 * possible duplicates reads pairs, which the server stores later.
 */
export function useCreatedDuplicates(
  created: { name: string; venueId: string } | undefined,
): boolean {
  const { request } = useVenueContext();
  // The review screen caches its pages, of another shape, under their addresses alone.
  const { data: item } = useSWR(created && ['created', created.venueId], async () => {
    const q = created?.name.trim().slice(0, SEARCH_MAX_LENGTH) ?? '';
    const path = firstPage({ ...DEFAULT_FILTERS, q });
    const { data } = await request({ method: 'GET', path, responseSchema: listResponseSchema });
    return data.find(({ venue }) => venue.sportsVenue.id === created?.venueId);
  });
  const duplicates = useDuplicates(item && [item]);
  return item !== undefined && (duplicates[item.folderPath]?.length ?? 0) > 0;
}
