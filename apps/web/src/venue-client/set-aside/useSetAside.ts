import { ENDPOINTS, type VenueReviewItem } from '@campetto/contract';
import { useRef } from 'react';
import { type Attempt, nextAttempt } from '../attempt.ts';
import { useVenueChange } from '../useVenueChange.ts';

/**
 * Sets a venue aside with a note, or puts it back into the queue without one (`null`), see
 * {@link useVenueChange}. Repeated after its response was lost, a request gets the same result.
 */
export function useSetAside() {
  const change = useVenueChange();
  const attempts = useRef(new Map<string, Attempt>());
  return async (item: VenueReviewItem, note: string | null) => {
    const { folderPath, version } = item;
    const attempt = nextAttempt(attempts.current.get(folderPath), version, note);
    attempts.current.set(folderPath, attempt);
    const changed = await change(item, {
      ...(note === null ? ENDPOINTS.requeue : ENDPOINTS.setAside),
      body: note === null ? { folderPath } : { folderPath, note },
      headers: { 'idempotency-key': attempt.key },
    });
    attempts.current.delete(folderPath);
    return changed;
  };
}
