import { ENDPOINTS, type UpdateBody, type VenueReviewItem } from '@campetto/contract';
import { useVenueChange } from '../useVenueChange.ts';

/**
 * Stores the edited fields of a venue, see {@link useVenueChange}. A repeated request with the same
 * key gets the result of the first.
 */
export function useUpdateVenue() {
  const change = useVenueChange();
  return (item: VenueReviewItem, body: UpdateBody, idempotencyKey: string) =>
    change(item, {
      ...ENDPOINTS.update,
      body,
      headers: { 'idempotency-key': idempotencyKey },
    });
}
