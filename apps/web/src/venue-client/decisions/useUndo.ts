import {
  ENDPOINTS,
  type UndoResult,
  undoResponseSchema,
  VENUES_PER_REQUEST_MAX,
} from '@campetto/contract';
import { recordOwnUndo, recordVersions } from '../cache.ts';
import { repeatIfLost } from '../requests/request.ts';
import { useRevalidateOverview } from '../useRevalidateOverview.ts';
import { useVenueContext } from '../VenueProvider.tsx';
import { withoutRecords } from './undoableActions.ts';
import { outcomeOf, type UndoOutcome } from './undoOutcome.ts';

/**
 * Undoes these records, the latest first, and resolves to how many were undone. The overview is
 * requested again; a screen refreshes its own list. Rejects with a RequestError.
 */
export function useUndo() {
  const { request, setVersions, ownChanges, setActions, lastUndo, expireDuplicates } =
    useVenueContext();
  const revalidateOverview = useRevalidateOverview();
  return async (activityIds: readonly string[]): Promise<UndoOutcome> => {
    const latestFirst = activityIds.toReversed();
    const results: UndoResult[] = [];
    let wasRepeated = false;
    // An earlier action on a venue can only be undone after a later one.
    const before = lastUndo.current;
    const ended = Promise.withResolvers<void>();
    lastUndo.current = ended.promise;
    await before;
    try {
      for (let start = 0; start < latestFirst.length; start += VENUES_PER_REQUEST_MAX) {
        const activityIds = latestFirst.slice(start, start + VENUES_PER_REQUEST_MAX);
        const send = () =>
          request({
            ...ENDPOINTS.undo,
            responseSchema: undoResponseSchema,
            body: { activityIds },
          });
        const { data } = await repeatIfLost(send, () => {
          wasRepeated = true;
        });
        results.push(...data.results);
      }
    } finally {
      ended.resolve();
      const undone = results.filter((result) => result.outcome === 'undone');
      setVersions((versions) => recordVersions(versions, undone));
      for (const each of undone) recordOwnUndo(ownChanges, each);
      const ids = results.map(({ activityId }) => activityId);
      setActions((actions) => withoutRecords(actions, ids));
      revalidateOverview();
      expireDuplicates();
    }
    return outcomeOf(results, wasRepeated);
  };
}
