import { ENDPOINTS, type UpdateBody, type VenueReviewItem } from '@campetto/contract';
import { type ChangedVenue, useVenueChange } from '../changes/useVenueChange.ts';
import { useVenueContext } from '../VenueProvider.tsx';

/** Stores the edited fields of a venue, which can change its duplicates; see {@link useVenueChange}. */
export function useUpdateVenue() {
  const change = useVenueChange();
  const { expireDuplicates } = useVenueContext();
  return async (item: VenueReviewItem, body: UpdateBody): Promise<ChangedVenue> => {
    const changed = await change(item, { ...ENDPOINTS.update, body });
    expireDuplicates();
    return changed;
  };
}
