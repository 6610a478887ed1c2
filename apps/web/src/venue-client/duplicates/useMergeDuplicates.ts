import {
  ENDPOINTS,
  type MergeChanges,
  type MergeResponse,
  mergeResponseSchema,
  type VenueReviewItem,
} from '@campetto/contract';
import { useRef } from 'react';
import { type Attempt, nextAttempt } from '../attempt.ts';
import { recordVersions } from '../cache.ts';
import { useVenueAction } from '../useVenueAction.ts';
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

/**
 * Decides on a cluster, on all of it or nothing, and resolves to the response, with the id of the record by
 * which all of it is undone. Resolves to undefined without a request while one of its venues
 * has a pending action. Rejects with a RequestError.
 */
export function useMergeDuplicates() {
  const { request, setVersions, expireDuplicates } = useVenueContext();
  const run = useVenueAction();
  /** The last request: repeated after its response was lost, it gets the same result. */
  const last = useRef<Attempt>(undefined);
  return async (merge: Merge): Promise<MergeResponse | undefined> => {
    const { keep, changes, discard, notDuplicates } = merge;
    const body = {
      keep: versioned(keep),
      ...(changes && { changes }),
      discard: discard.map(versioned),
      notDuplicates: notDuplicates.map(({ folderPath }) => folderPath),
    };
    const attempt = nextAttempt(last.current, keep.version, body);
    last.current = attempt;
    let merged: MergeResponse | undefined;
    const send = async () => {
      const { data } = await request({
        ...ENDPOINTS.mergeDuplicates,
        responseSchema: mergeResponseSchema,
        headers: { 'idempotency-key': attempt.key },
        body,
      });
      last.current = undefined;
      merged = data;
      const { folderPath, version, status } = data.kept;
      const stays = { folderPath, version, status, item: data.kept };
      setVersions((versions) => recordVersions(versions, [stays, ...data.discarded]));
      if (changes || notDuplicates.length > 0) expireDuplicates();
    };
    // All of them have a pending action meanwhile.
    const runAll = [keep, ...discard].reduce(
      (work, { folderPath }) =>
        async () => {
          await run(folderPath, work);
        },
      send,
    );
    await runAll();
    return merged;
  };
}
