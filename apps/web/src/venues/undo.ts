import { CALLS, DECISIONS_MAX, type UndoResult, undoAnswerSchema } from '@campetto/contract';
import { useSWRConfig } from 'swr';
import { ACTIVITY_KEY } from './activity.ts';
import { COUNTS_KEY } from './counts.ts';
import { learn } from './latest.ts';
import { REASONS_KEY } from './reasons.ts';
import { useVenueContext } from './VenueProvider.tsx';

/**
 * Takes back what these records tell, the latest of them first; resolves to what became of each. Counts
 * and activity are asked for again; a list is its screen's to refresh. Rejects with a CallError.
 */
export function useUndo() {
  const { call, setLatest } = useVenueContext();
  const { mutate } = useSWRConfig();
  return async (activityIds: readonly string[]): Promise<UndoResult[]> => {
    const latestFirst = activityIds.toReversed();
    const results: UndoResult[] = [];
    try {
      for (let start = 0; start < latestFirst.length; start += DECISIONS_MAX) {
        const { data } = await call({
          ...CALLS.undo,
          answer: undoAnswerSchema,
          body: { activityIds: latestFirst.slice(start, start + DECISIONS_MAX) },
        });
        results.push(...data.results);
      }
    } finally {
      setLatest((latest) =>
        results.reduce(
          (known, result) =>
            result.outcome === 'undone' ? learn(known, result.folderPath, result) : known,
          latest,
        ),
      );
      void mutate(COUNTS_KEY);
      void mutate(ACTIVITY_KEY);
      void mutate(REASONS_KEY);
    }
    return results;
  };
}
