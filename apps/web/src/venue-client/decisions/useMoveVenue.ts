import {
  ACTIVITY_ID_HEADER,
  type DiscardBody,
  ENDPOINTS,
  moveResponseSchema,
  statusAfter,
  UNKNOWN_PLACE,
  type VenueMove,
  type VenueReviewItem,
} from '@campetto/contract';
import { useRef } from 'react';
import { type Attempt, nextAttempt } from '../attempt.ts';
import { recordVersion } from '../cache.ts';
import { useVenueAction } from '../useVenueAction.ts';
import { useVenueContext } from '../VenueProvider.tsx';

const orUnknown = (place: string): string => place.trim() || UNKNOWN_PLACE;

/** Why a venue is discarded. */
export type DecisionReason = Pick<DiscardBody, 'reason' | 'note' | 'duplicateOf'>;

/**
 * Moves a venue and resolves to the id of the record by which the move is undone. The lists follow
 * as soon as the server confirms. Resolves to undefined without a request for a venue without an id,
 * which is not approved (spec §4), and for a venue with a pending action. Rejects with a RequestError.
 */
export function useMoveVenue() {
  const { request, setVersions } = useVenueContext();
  const run = useVenueAction();
  /** The last request for each venue: repeated after its response was lost, it gets the same result. */
  const attempts = useRef(new Map<string, Attempt>());
  return async (
    item: VenueReviewItem,
    move: VenueMove,
    reason: DecisionReason = {},
  ): Promise<string | undefined> => {
    const { sportsVenue, address } = item.venue;
    if (statusAfter(move, item.status) === undefined) return undefined;
    if (move === 'approve' && sportsVenue.id === '') return undefined;
    const attempt = nextAttempt(attempts.current.get(item.folderPath), item.version, move, reason);
    attempts.current.set(item.folderPath, attempt);
    let activityId: string | undefined;
    await run(item.folderPath, async () => {
      const { data, headers } = await request({
        ...ENDPOINTS[move],
        responseSchema: moveResponseSchema,
        // The server refuses a decision on a venue that has changed since it was loaded.
        headers: { 'if-match': `"${item.version}"`, 'idempotency-key': attempt.key },
        body: {
          folderPath: item.folderPath,
          country: orUnknown(address.country),
          city: orUnknown(address.city),
          ...reason,
        },
      });
      attempts.current.delete(item.folderPath);
      activityId = headers.get(ACTIVITY_ID_HEADER) ?? '';
      setVersions((versions) => recordVersion(versions, data.folderPath, data));
    });
    return activityId;
  };
}
