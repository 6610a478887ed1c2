import {
  ACTIVITY_ID_HEADER,
  type DiscardBody,
  ENDPOINTS,
  moveResponseSchema,
  UNKNOWN_PLACE,
  type VenueMove,
  type VenueReviewItem,
  type VenueStatus,
} from '@campetto/contract';
import { useUid } from '../../auth/useUid.ts';
import { recordOwnChange, recordVersion } from '../cache.ts';
import { type ChangeResult, MovedEarlier, sendChange } from '../changes/lostChanges.ts';
import { storeWhileSent } from '../changes/sentChanges.ts';
import { useVenueAction } from '../changes/useVenueAction.ts';
import { useVenueContext } from '../VenueProvider.tsx';

const orUnknown = (place: string): string => place.trim() || UNKNOWN_PLACE;

/** Why a venue is discarded. */
export type DecisionReason = Pick<DiscardBody, 'reason' | 'note' | 'duplicateOf'>;

/** What a decision has done. */
export interface MovedVenue {
  /** The records by which it is undone. */
  activityIds: readonly string[];
  /** The status that an earlier decision, whose response was lost, has given the venue instead. */
  earlier?: VenueStatus;
}

/**
 * Moves a venue and resolves to what the move has done. The lists change as soon as the server confirms the move.
 * Resolves to undefined without a request for a venue without an id, which is not approved (spec §4). `sentKey` is the
 * key with which the move was sent before the page was loaded again. Rejects with a RequestError, see
 * {@link useVenueAction} and {@link sendChange}, also where the server finds that the status does not allow the move.
 */
export function useMoveVenue() {
  const { request, setVersions, lostChanges, ownChanges, expireDuplicates } = useVenueContext();
  const uid = useUid();
  const run = useVenueAction();
  return async (
    item: VenueReviewItem,
    move: VenueMove,
    reason: DecisionReason = {},
    sentKey?: string,
  ): Promise<MovedVenue | undefined> => {
    const { sportsVenue, address } = item.venue;
    if (move === 'approve' && sportsVenue.id === '') return undefined;
    const sendOnce = async (version: number, key: string): Promise<ChangeResult> => {
      const { data, headers } = await request({
        ...ENDPOINTS[move],
        responseSchema: moveResponseSchema,
        // The server refuses a decision on a venue that has changed since it was loaded.
        headers: { 'if-match': `"${version}"`, 'idempotency-key': key },
        body: {
          folderPath: item.folderPath,
          country: orUnknown(address.country),
          city: orUnknown(address.city),
          ...reason,
        },
      });
      setVersions((versions) => recordVersion(versions, data.folderPath, data));
      if (move === 'restore') expireDuplicates();
      return { ...data, activityId: headers.get(ACTIVITY_ID_HEADER) ?? '' };
    };
    const send = (version: number, key: string) =>
      storeWhileSent(uid, { item: { ...item, version }, change: { move, reason }, key }, () =>
        sendOnce(version, key),
      );
    return run([item.folderPath], async (): Promise<MovedVenue> => {
      try {
        const change = { content: [move, reason], send, key: sentKey };
        const { result, earlier } = await sendChange(lostChanges, item, change);
        recordOwnChange(ownChanges, item, { version: result.version, changesFields: false });
        return { activityIds: [...earlier, result.activityId ?? ''] };
      } catch (error) {
        if (!(error instanceof MovedEarlier)) throw error;
        return { activityIds: [error.earlier.activityId ?? ''], earlier: error.earlier.status };
      }
    });
  };
}
