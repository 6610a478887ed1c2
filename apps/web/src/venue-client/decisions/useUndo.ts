import {
  ENDPOINTS,
  type UndoResult,
  undoResponseSchema,
  VENUES_PER_REQUEST_MAX,
} from '@campetto/contract';
import { recordOwnChange, recordVersions } from '../cache.ts';
import { repeatIfLost } from '../http.ts';
import { useRevalidateOverview } from '../useRevalidateOverview.ts';
import { useVenueContext } from '../VenueProvider.tsx';
import { withoutRecords } from './undoableActions.ts';

/**
 * Undoes these records, the latest first, and resolves to a result for each. The overview is
 * requested again; a screen refreshes its own list. Rejects with a RequestError.
 */
export function useUndo() {
  const { request, setVersions, ownChanges, setActions, undosInFlight, expireDuplicates } =
    useVenueContext();
  const revalidateOverview = useRevalidateOverview();
  return async (activityIds: readonly string[]): Promise<UndoResult[]> => {
    const latestFirst = activityIds.toReversed();
    const results: UndoResult[] = [];
    for (const id of activityIds) undosInFlight.add(id);
    try {
      for (let start = 0; start < latestFirst.length; start += VENUES_PER_REQUEST_MAX) {
        const activityIds = latestFirst.slice(start, start + VENUES_PER_REQUEST_MAX);
        const { data } = await repeatIfLost(() =>
          request({
            ...ENDPOINTS.undo,
            responseSchema: undoResponseSchema,
            body: { activityIds },
          }),
        );
        results.push(...data.results);
      }
    } finally {
      for (const id of activityIds) undosInFlight.delete(id);
      const undone = results.filter((result) => result.outcome === 'undone');
      setVersions((versions) => recordVersions(versions, undone));
      for (const { folderPath, version } of undone)
        recordOwnChange(
          ownChanges,
          { folderPath, version: version - 1 },
          { version, changesFields: true },
        );
      const ids = results.map(({ activityId }) => activityId);
      setActions((actions) => withoutRecords(actions, ids));
      revalidateOverview();
      expireDuplicates();
    }
    return results;
  };
}
