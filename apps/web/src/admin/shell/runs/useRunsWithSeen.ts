import type { DecisionRun } from '@campetto/contract';
import { useMemo, useState } from 'react';
import { useDecisionRuns } from '../../../venue-client/decisions/useDecisionRuns.ts';

/** The runs of the server, and those that were seen here, which it lists no longer. */
export function useRunsWithSeen() {
  const decisions = useDecisionRuns();
  const [seen, setSeen] = useState<readonly DecisionRun[]>([]);
  return useMemo(() => {
    const { runs, dismiss, remove, markSeen } = decisions;
    const leave = (batchIds: readonly string[]) =>
      setSeen((all) => all.filter(({ batchId }) => !batchIds.includes(batchId)));
    const isListed = ({ batchId }: DecisionRun) => runs.some((run) => run.batchId === batchId);
    const isSeen = ({ batchId }: DecisionRun) => seen.some((run) => run.batchId === batchId);
    return {
      ...decisions,
      runs: [...runs, ...seen.filter((run) => !isListed(run))],
      /** No further window shows the run; this one does until it is dismissed, as often as its element is mounted. */
      markSeen: async (run: DecisionRun) => {
        if (isSeen(run)) return;
        setSeen((all) => [...all, run]);
        await markSeen(run.batchId);
      },
      dismiss: (...batchIds: string[]) => {
        leave(batchIds);
        return dismiss(...batchIds);
      },
      remove: (batchId: string) => {
        leave([batchId]);
        remove(batchId);
      },
    };
  }, [decisions, seen]);
}
