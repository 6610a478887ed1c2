import {
  activityResponseSchema,
  ENDPOINTS,
  type MergeChanges,
  type MergeResponse,
  mergeResponseSchema,
  type VenueReviewItem,
} from '@campetto/contract';
import { useRef } from 'react';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { useUid } from '../../auth/useUid.ts';
import { afterOwnChanges, recordOwnChange, recordVersions } from '../cache.ts';
import { type Attempt, nextAttempt } from '../changes/attempt.ts';
import { storeWhileSent } from '../changes/sentChanges.ts';
import { useVenueAction } from '../changes/useVenueAction.ts';
import { afterLost, isResponseLost } from '../requests/requestError.ts';
import { useVenueContext } from '../VenueProvider.tsx';

/** The decision on a cluster. */
export interface Merge {
  /** The venue that stays. */
  keep: VenueReviewItem;
  /** Undefined if it takes no field from the others. */
  changes: MergeChanges | undefined;
  /** The venues that are discarded as its duplicates. */
  discard: readonly VenueReviewItem[];
  /** The venues that are not the same. */
  notDuplicates: readonly VenueReviewItem[];
}

const versioned = ({ folderPath, version }: VenueReviewItem) => ({ folderPath, version });

/** The folder paths of the venues that a merge changes. */
export const changedByMerge = ({ keep, discard }: Pick<Merge, 'keep' | 'discard'>): string[] =>
  [keep, ...discard].map(({ folderPath }) => folderPath);

/** What a merge has done, with the id of the record by which all of it is undone. */
export type Merged = Pick<MergeResponse, 'kept' | 'activityId'>;

/**
 * Looks in the history whether the server has carried out a merge whose response was lost, and resolves to its result,
 * with the kept venue as it was before; undefined if the history does not contain the merge or cannot be loaded.
 */
export function useLostMerge() {
  const { request, setVersions, expireDuplicates } = useVenueContext();
  const email = useAuth().user?.email;
  return async ({ keep, discard, notDuplicates }: Merge): Promise<Merged | undefined> => {
    const [changed = notDuplicates[0]] = discard;
    const kind = discard.length > 0 ? 'discarded' : 'notDuplicate';
    const folderPath = changed?.folderPath ?? '';
    const history = await request({
      method: 'GET',
      path: `${ENDPOINTS.history.path}?${new URLSearchParams({ folderPath })}`,
      responseSchema: activityResponseSchema,
    }).catch(() => undefined);
    const record = history?.data.find(
      (one) =>
        one.kind === kind &&
        one.actor === email &&
        one.undoable &&
        one.duplicateOf?.folderPath === keep.folderPath,
    );
    // The merge may be carried out although the history does not contain it yet.
    expireDuplicates();
    if (!record) return undefined;
    const discarded = discard.map(({ folderPath, version }) => {
      return { folderPath, version: version + 1, status: 'discarded' } as const;
    });
    setVersions((versions) => recordVersions(versions, discarded));
    return { kept: keep, activityId: record.id };
  };
}

/**
 * Decides on a cluster, as a whole or not at all, and resolves to the result. It is sent over what this page has changed
 * since its venues were loaded, unless it would lose or replace values of an edit. `sentKey` is the key with which it
 * was sent before the page was loaded again. Rejects with a RequestError, also while one of its venues has a pending
 * action, see {@link useVenueAction}.
 */
export function useMergeDuplicates() {
  const { request, setVersions, ownChanges, expireDuplicates } = useVenueContext();
  const uid = useUid();
  const run = useVenueAction();
  const findLost = useLostMerge();
  /** The last request: with its key, a repetition after a lost response returns the same result. */
  const last = useRef<Attempt>(undefined);
  const lost = useRef<Attempt>(undefined);
  return async (decided: Merge, sentKey?: string): Promise<Merged> => {
    const afterNotes = (item: VenueReviewItem) =>
      afterOwnChanges(ownChanges, item, ({ changesFields }) => !changesFields);
    const merge = {
      ...decided,
      keep: decided.changes ? afterNotes(decided.keep) : afterOwnChanges(ownChanges, decided.keep),
      discard: decided.discard.map(afterNotes),
    };
    const { keep, changes, discard, notDuplicates } = merge;
    const body = {
      keep: versioned(keep),
      ...(changes && { changes }),
      discard: discard.map(versioned),
      notDuplicates: notDuplicates.map(({ folderPath }) => folderPath),
    };
    const next = nextAttempt(last.current, keep.version, body);
    const attempt = sentKey ? { ...next, key: sentKey } : next;
    const { key } = attempt;
    last.current = attempt;
    const sentChange = { item: keep, change: { merge: { changes, discard, notDuplicates } }, key };
    const sendOnce = async (): Promise<Merged> => {
      const data = await storeWhileSent(uid, sentChange, async () => {
        const response = await request({
          ...ENDPOINTS.mergeDuplicates,
          responseSchema: mergeResponseSchema,
          headers: { 'idempotency-key': key },
          body,
        });
        return response.data;
      });
      last.current = undefined;
      const { folderPath, version, status } = data.kept;
      recordOwnChange(ownChanges, keep, { version, changesFields: changes !== undefined });
      const stays = { folderPath, version, status, item: data.kept };
      setVersions((versions) => recordVersions(versions, [stays, ...data.discarded]));
      if (changes || notDuplicates.length > 0) expireDuplicates();
      return data;
    };
    const send = async (): Promise<Merged> => {
      try {
        return await sendOnce();
      } catch (error) {
        if (isResponseLost(error)) lost.current = attempt;
        if (lost.current !== attempt) throw error;
        const merged = await findLost(merge);
        if (!merged) throw afterLost(error);
        return merged;
      }
    };
    // The kept and the discarded venues have a pending action meanwhile.
    return run(changedByMerge(merge), send);
  };
}
