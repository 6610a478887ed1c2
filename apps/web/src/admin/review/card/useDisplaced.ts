import type { VenueReviewItem } from '@campetto/contract';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { firstPage, type ListFilters } from '../../../venue-client/list/listRequest.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';

/** Milliseconds within which the next venue becomes active after the active one has left the list. */
const FOLLOW_MAX = 100;

/**
 * Calls back when another venue has become active because the active one left the list without a decision of this
 * window.
 */
export function useDisplaced(
  filters: ListFilters,
  list: VenueList,
  active: VenueReviewItem | undefined,
  onDisplaced: (displaced: VenueReviewItem, active: VenueReviewItem) => void,
): void {
  const [displaced, setDisplaced] = useState<VenueReviewItem>();
  const before = useRef<{ item: VenueReviewItem; shown: string; leftAt?: number }>(undefined);
  const shown = firstPage(filters);
  const follow = useEffectEvent(() => {
    const last = before.current;
    if (!active) {
      if (last) last.leftAt ??= performance.now();
      return;
    }
    before.current = { item: active, shown };
    if (!last || last.shown !== shown || last.item.folderPath === active.folderPath) return;
    if (performance.now() - (last.leftAt ?? performance.now()) > FOLLOW_MAX) return;
    const { folderPath } = last.item;
    if (list.placeOf(folderPath) === -1 && !list.isMovedHere(folderPath)) setDisplaced(last.item);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each active venue of each list.
  useLayoutEffect(() => follow(), [shown, active?.folderPath]);
  // In the next render, because until then another venue may take the place.
  const report = useEffectEvent(() => {
    if (displaced && active) onDisplaced(displaced, active);
    setDisplaced(undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once for each displaced venue.
  useLayoutEffect(() => report(), [displaced]);
}
