import { ENDPOINTS, rejectDuplicateResponseSchema } from '@campetto/contract';
import { useRevalidateOverview } from '../useRevalidateOverview.ts';
import { useVenueContext } from '../VenueProvider.tsx';
import type { Pair } from './compare.ts';

/**
 * Records that two venues are not the same, and resolves to the id of the record by which this is undone.
 * Rejects with a RequestError.
 */
export function useRejectDuplicate() {
  const { request, expireDuplicates } = useVenueContext();
  const revalidateOverview = useRevalidateOverview();
  return async ({ venue, duplicate }: Pair): Promise<string> => {
    const { data } = await request({
      ...ENDPOINTS.rejectDuplicate,
      responseSchema: rejectDuplicateResponseSchema,
      body: { venue: venue.folderPath, other: duplicate.folderPath },
    });
    expireDuplicates();
    revalidateOverview();
    return data.activityId;
  };
}
