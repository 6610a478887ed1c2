import { listResponseSchema, SEARCH_MAX_LENGTH } from '@campetto/contract';
import useSWR from 'swr';
import { useDuplicates } from '../duplicates/useDuplicates.ts';
import { DEFAULT_FILTERS, firstPage } from '../list/listRequest.ts';
import { useVenueContext } from '../VenueProvider.tsx';

/**
 * Whether a venue that was just created has possible duplicates; false until that is known. The response to the
 * creation contains nothing but its id (spec §7), so it is found in the list of its name. The filter of the list
 * would miss it: the server stores the pairs a moment later, and searches for those of a new venue on request.
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
