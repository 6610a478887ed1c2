import type { DecisionRun } from '@campetto/contract';
import { useMemo, useState } from 'react';
import { useDecisionRuns } from '../../../venue-client/decisions/useDecisionRuns.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';

/** The runs of the server, and those that were seen here, which it lists no longer; without those undone here. */
export function useRunsWithSeen() {
  const decisions = useDecisionRuns();
  const { undoneBatches } = useVenueContext();
  const [seen, setSeen] = useState<readonly DecisionRun[]>([]);
  return useMemo(() => {
    const { runs, dismiss, markSeen } = decisions;
    const isListed = ({ batchId }: DecisionRun) => runs.some((run) => run.batchId === batchId);
    const isSeen = ({ batchId }: DecisionRun) => seen.some((run) => run.batchId === batchId);
    return {
      ...decisions,
      runs: [...runs, ...seen.filter((run) => !isListed(run))].filter(
        ({ batchId }) => !undoneBatches.has(batchId),
      ),
      /** No further window shows the run; this one does until it is dismissed, as often as its element is mounted. */
      markSeen: async (run: DecisionRun) => {
        if (isSeen(run)) return;
        setSeen((all) => [...all, run]);
        await markSeen(run.batchId);
      },
      dismiss: (...batchIds: string[]) => {
        setSeen((all) => all.filter(({ batchId }) => !batchIds.includes(batchId)));
        return dismiss(...batchIds);
      },
    };
  }, [decisions, seen, undoneBatches]);
}
