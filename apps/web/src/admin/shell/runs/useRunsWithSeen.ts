import type { DecisionRun } from '@campetto/contract';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { withoutRecords } from '../../../venue-client/decisions/undoableActions.ts';
import {
  isUndone,
  useDecisionRuns,
  useRunsOf,
} from '../../../venue-client/decisions/useDecisionRuns.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';

const idOf = ({ batchId }: DecisionRun) => batchId;

/**
 * The runs of the server and those seen in this window, which the server no longer lists, without undone ones. Removes
 * the actions of runs that were undone in any window.
 *
 * @param onUndone a batch was undone elsewhere: in another window, or by the page before it was loaded again
 */
export function useRunsWithSeen(onUndone: () => void) {
  const decisions = useDecisionRuns();
  const { undoneBatches, addUndoneBatch, actions, setActions } = useVenueContext();
  const [seen, setSeen] = useState<readonly DecisionRun[]>([]);
  const batches = actions.flatMap(({ isBatch, ids }) => (isBatch ? ids : []));
  const offered = useRunsOf([...new Set([...seen.map(idOf), ...batches])]);
  const onOffered = useEffectEvent(() => {
    const undone = offered
      .filter(isUndone)
      .map(idOf)
      .filter((id) => !undoneBatches.has(id));
    if (undone.length === 0) return;
    for (const batchId of undone) addUndoneBatch(batchId);
    setActions((before) => withoutRecords(before, undone));
    onUndone();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the batches of each new list.
  useEffect(() => onOffered(), [offered]);
  return useMemo(() => {
    const { runs, dismiss, dismissOnServer } = decisions;
    const isListed = ({ batchId }: DecisionRun) => runs.some((run) => run.batchId === batchId);
    const isSeen = ({ batchId }: DecisionRun) => seen.some((run) => run.batchId === batchId);
    return {
      ...decisions,
      /** Batches whose undo was under way when they were last requested: they are not offered to be undone. */
      undoing: new Set(offered.filter(({ undo }) => undo).map(idOf)),
      runs: [...runs, ...seen.filter((run) => !isListed(run))].filter(
        ({ batchId }) => !undoneBatches.has(batchId),
      ),
      /** From now on only this window shows the run, until it is dismissed. */
      markSeen: async (run: DecisionRun) => {
        if (isSeen(run)) return;
        setSeen((all) => [...all, run]);
        await dismissOnServer(run.batchId);
      },
      dismiss: (...batchIds: string[]) => {
        setSeen((all) => all.filter(({ batchId }) => !batchIds.includes(batchId)));
        return dismiss(...batchIds);
      },
    };
  }, [decisions, offered, seen, undoneBatches]);
}
