import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { CHECK_COUNTS_KEY } from './checks/useCheckCounts.ts';
import { isRunsKey } from './decisions/useDecisionRuns.ts';
import { REASONS_KEY } from './decisions/useReasonCounts.ts';
import { ACTIVITY_KEY } from './history/useActivity.ts';
import { DECISION_STATISTICS_KEY } from './history/useDecisionStatistics.ts';
import { isReviewersKey } from './leases/useReviewers.ts';
import { COUNTS_KEY } from './list/useVenueCounts.ts';
import { reportChange } from './otherWindows.ts';

const KEYS = [COUNTS_KEY, REASONS_KEY, CHECK_COUNTS_KEY, DECISION_STATISTICS_KEY, ACTIVITY_KEY];

/**
 * Requests again what the dashboard and the shell show: the counts, the figures, the activity, the runs, and how
 * many venues were decided today. The client never adds to the counts itself: colleagues, imports and undos change
 * them too, so a count that is patched while it is being requested includes a decision twice or not at all.
 */
export function useRequestOverview(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    // These reject once a sign-out has removed the cache, when nothing shows the overview any more.
    const ignore = () => undefined;
    for (const key of KEYS) mutate(key).catch(ignore);
    for (const isKey of [isRunsKey, isReviewersKey]) mutate(isKey).catch(ignore);
  }, [mutate]);
}

/** Requests the overview again after a change in this window, and reports the change to the other windows. */
export function useRevalidateOverview(): () => void {
  const requestOverview = useRequestOverview();
  return useCallback(() => {
    requestOverview();
    reportChange();
  }, [requestOverview]);
}
