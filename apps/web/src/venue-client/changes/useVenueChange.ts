import { ACTIVITY_ID_HEADER, updateResponseSchema, type VenueReviewItem } from '@campetto/contract';
import { useUid } from '../../auth/useUid.ts';
import { recordOwnChange, recordVersion } from '../cache.ts';
import type { OnProgress } from '../requests/upload.ts';
import { useVenueContext } from '../VenueProvider.tsx';
import { sendChange } from './lostChanges.ts';
import { type SentChange, storeWhileSent } from './sentChanges.ts';
import { useVenueAction } from './useVenueAction.ts';

/** The result of a change. */
export interface ChangedVenue {
  /** The venue as it is stored now. */
  item: VenueReviewItem;
  /**
   * The records by which the change is undone, and before them those of earlier changes whose responses were
   * lost; none if nothing changed.
   */
  activityIds: readonly string[];
}

interface ChangeRequest {
  method: string;
  path: string;
  body: unknown;
  /** The content of a body that is not JSON: two requests with equal content are the same change. */
  content?: unknown;
  onProgress?: OnProgress;
  /** The change to store while it is being sent, see {@link storeWhileSent}. */
  sentChange?: SentChange['change'];
  /** The key with which the change was sent before the page was loaded again. */
  key?: string | undefined;
}

/**
 * Sends a request that changes a venue and returns the venue as it is stored after the change. The server refuses
 * the request if the venue was changed since `item` was loaded. Rejects with a RequestError, see
 * {@link useVenueAction} and {@link sendChange}.
 */
export function useVenueChange() {
  const { request, setVersions, lostChanges, ownChanges } = useVenueContext();
  const uid = useUid();
  const run = useVenueAction();
  return async (
    item: VenueReviewItem,
    { content, sentChange, key, ...change }: ChangeRequest,
  ): Promise<ChangedVenue> => {
    const { method, path, body } = change;
    const sendOnce = async (version: number, key: string) => {
      const { data, headers } = await request({
        ...change,
        responseSchema: updateResponseSchema,
        headers: { 'if-match': `"${version}"`, 'idempotency-key': key },
      });
      const { version: stored, status } = data;
      setVersions((versions) =>
        recordVersion(versions, data.folderPath, { version: stored, status, item: data }),
      );
      const activityId = headers.get(ACTIVITY_ID_HEADER) ?? undefined;
      return { version: stored, status, activityId, item: data };
    };
    const send = (version: number, key: string) => {
      const once = () => sendOnce(version, key);
      return sentChange
        ? storeWhileSent(uid, { item: { ...item, version }, change: sentChange, key }, once)
        : once();
    };
    return run([item.folderPath], async () => {
      const { result, earlier } = await sendChange(lostChanges, item, {
        content: [method, path, content ?? body],
        send,
        key,
      });
      const changesFields = !(sentChange && 'note' in sentChange);
      recordOwnChange(ownChanges, item, { version: result.version, changesFields });
      const { activityId } = result;
      return {
        item: result.item,
        activityIds: activityId === undefined ? earlier : [...earlier, activityId],
      };
    });
  };
}
