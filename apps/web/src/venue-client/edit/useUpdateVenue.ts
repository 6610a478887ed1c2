import { ENDPOINTS, type UpdateBody, type VenueReviewItem } from '@campetto/contract';
import { useVenueChange } from '../useVenueChange.ts';

/** Stores the edited fields of a venue, see {@link useVenueChange}. */
export function useUpdateVenue() {
  const change = useVenueChange();
  return (item: VenueReviewItem, body: UpdateBody) => change(item, { ...ENDPOINTS.update, body });
}
