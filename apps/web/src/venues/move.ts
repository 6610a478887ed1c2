import {
  ACTIVITY_ID_HEADER,
  CALLS,
  type DiscardBody,
  moveAnswerSchema,
  statusAfter,
  UNKNOWN_PLACE,
  type VenueCounts,
  type VenueMove,
  type VenueReviewItem,
  type VenueStatus,
} from '@campetto/contract';
import { useSWRConfig } from 'swr';
import { COUNTS_KEY } from './counts.ts';
import { learn } from './latest.ts';
import { useVenueAction } from './useVenueAction.ts';
import { useVenueContext } from './VenueProvider.tsx';

const COUNT_OF = {
  pending: 'scrapedCount',
  approved: 'approvedCount',
  discarded: 'discardedCount',
} as const satisfies Record<VenueStatus, keyof VenueCounts>;

const orUnknown = (place: string): string => place.trim() || UNKNOWN_PLACE;

/** The counts after one venue has moved. */
export function movedCounts(counts: VenueCounts, from: VenueStatus, to: VenueStatus): VenueCounts {
  const next = { ...counts };
  next[COUNT_OF[from]] -= 1;
  next[COUNT_OF[to]] += 1;
  return next;
}

/** Why a venue is discarded. */
export type Why = Pick<DiscardBody, 'reason' | 'note' | 'duplicateOf'>;

/**
 * Moves a venue; resolves to the record of it, by which it is undone. Lists and counts follow at once when the server confirms. A venue without an id is
 * not approved (spec §4); a second move of a venue in flight does nothing: undefined. Rejects with a
 * CallError.
 */
export function useMoveVenue() {
  const { call, setLatest } = useVenueContext();
  const { mutate } = useSWRConfig();
  const run = useVenueAction();
  return async (
    item: VenueReviewItem,
    move: VenueMove,
    why: Why = {},
  ): Promise<string | undefined> => {
    const { id } = item.venue.sportsVenue;
    const to = statusAfter(move, item.status);
    if (to === undefined || (move === 'approve' && id === '')) return undefined;
    let activityId: string | undefined;
    await run(item.folderPath, async () => {
      const { country, city } = item.venue.address;
      const { data, headers } = await call({
        ...CALLS[move],
        answer: moveAnswerSchema,
        // Nobody decides on a venue that has changed since they saw it.
        headers: { 'if-match': `"${item.version}"` },
        body: {
          folderPath: item.folderPath,
          country: orUnknown(country),
          city: orUnknown(city),
          ...why,
        },
      });
      activityId = headers.get(ACTIVITY_ID_HEADER) ?? '';
      setLatest((latest) => learn(latest, data.folderPath, data));
      await mutate<VenueCounts>(
        COUNTS_KEY,
        (counts) => counts && movedCounts(counts, item.status, data.status),
        { revalidate: false },
      );
    });
    return activityId;
  };
}
