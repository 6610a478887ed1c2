import type { VenueReviewItem } from '@campetto/contract';
import { useEffect, useRef } from 'react';
import { firstPage, type ListFilters } from '../../../venue-client/list/listRequest.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';

/**
 * Calls back once after a search or a filter has led to another list, when its first venue and its number of venues are
 * known.
 */
export function useNewList(
  filters: ListFilters,
  list: Pick<VenueList, 'refreshing' | 'counting'>,
  active: VenueReviewItem | undefined,
  onKnown: (active: VenueReviewItem) => void,
): void {
  const path = firstPage(filters);
  const known = useRef(path);
  useEffect(() => {
    if (known.current === path || !active || list.refreshing || list.counting) return;
    known.current = path;
    onKnown(active);
  });
}
