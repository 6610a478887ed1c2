import type { DecisionRun } from '@campetto/contract';
import { movedManyText } from '@campetto/messages/admin/decisions';
import { useLingui } from '@lingui/react';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { nextOrder } from '../../../venue-client/changes/sendOrder.ts';
import type { UndoableAction } from '../../../venue-client/decisions/undoableActions.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';

/**
 * Updates the undoable actions of runs that have ended to the number of decided venues; without any, the action is
 * removed.
 *
 * @returns a function that adds the action of a run when it is started or resumed
 */
export function useBatchActions(runs: readonly DecisionRun[]): (run: DecisionRun) => void {
  const { i18n } = useLingui();
  const { actions, setActions } = useVenueContext();

  const actionOf = useCallback(
    ({ batchId, move }: DecisionRun, count: number): UndoableAction => ({
      text: movedManyText(i18n, count)[move],
      ids: [batchId],
      isBatch: true,
      count,
    }),
    [i18n],
  );

  const onChange = useEffectEvent(() => {
    for (const run of runs) {
      if (run.state === 'running') continue;
      const isOf = ({ ids }: UndoableAction) => ids.includes(run.batchId);
      const withResult = (action: UndoableAction) => {
        if (!isOf(action)) return action;
        return run.done === 0 ? [] : { ...action, ...actionOf(run, run.done) };
      };
      const isOutdated = (action: UndoableAction) => isOf(action) && action.count !== run.done;
      setActions((before) => (before.some(isOutdated) ? before.flatMap(withResult) : before));
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the results in each new list, also of an added action.
  useEffect(() => onChange(), [runs, actions]);

  return useCallback(
    (run) =>
      setActions((before) => {
        const isKnown = before.some(({ ids }) => ids.includes(run.batchId));
        const action = { ...actionOf(run, run.total), order: nextOrder() };
        return isKnown ? before : [...before, action];
      }),
    [setActions, actionOf],
  );
}
