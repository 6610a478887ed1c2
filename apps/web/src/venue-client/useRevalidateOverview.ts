import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { RUNS_KEY } from './decisions/useDecisionRuns.ts';
import { REASONS_KEY } from './decisions/useReasonCounts.ts';
import { ACTIVITY_KEY } from './history/useActivity.ts';
import { COUNTS_KEY } from './list/useVenueCounts.ts';

/**
 * Requests again what the dashboard and the shell show: the counts, the reasons, the activity and the
 * runs. The client never adds to
 * the counts itself: colleagues, imports and undos change them too, so a count that is patched while
 * it is being requested includes a decision twice or not at all.
 */
export function useRevalidateOverview(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    for (const key of [COUNTS_KEY, REASONS_KEY, ACTIVITY_KEY, RUNS_KEY]) void mutate(key);
  }, [mutate]);
}
