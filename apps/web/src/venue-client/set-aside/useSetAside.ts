import { ENDPOINTS, type VenueReviewItem } from '@campetto/contract';
import { useVenueChange } from '../changes/useVenueChange.ts';

/**
 * Sets a venue aside with a note, or puts it back into the queue without one (`null`), see
 * {@link useVenueChange}. `key` is the key with which the change was sent before the page was loaded again.
 */
export function useSetAside() {
  const change = useVenueChange();
  return (item: VenueReviewItem, note: string | null, key?: string) => {
    const { folderPath } = item;
    return change(item, {
      ...(note === null ? ENDPOINTS.requeue : ENDPOINTS.setAside),
      body: note === null ? { folderPath } : { folderPath, note },
      sentChange: { note },
      key,
    });
  };
}
