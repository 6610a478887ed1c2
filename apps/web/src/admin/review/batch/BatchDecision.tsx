import type { DecisionRun, Duplicates, UndoProgress, VenueMove } from '@campetto/contract';
import { movedManyText } from '@campetto/messages/admin/decisions';
import { batchLabels } from '@campetto/messages/admin/review/batch';
import { BatchDecisionDialog } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { isUndone } from '../../../venue-client/decisions/useDecisionRuns.ts';
import { useRuns } from '../../shell/runs/RunsProvider.tsx';
import { useRunActions } from '../../shell/runs/useRunActions.ts';
import { UndoConfirmation } from '../../undo/UndoConfirmation.tsx';
import type { UndoReport } from '../../undo/undoReport.ts';
import { SELECTED, useDiscardReason } from '../decisions/useDiscardReason.ts';
import type { VenueSelection } from '../selection/useSelection.ts';
import { decidedVenues } from './decidedVenues.ts';
import { scopeText } from './scopeText.ts';
import { useBatchRun } from './useBatchRun.ts';
import { useBatchStep } from './useBatchStep.ts';
import { useUndoKey } from './useUndoKey.ts';

interface BatchDecisionProps {
  move: VenueMove;
  selection: VenueSelection;
  duplicates: Duplicates;
  /** What was decided, as a text. */
  onDecided: (text: string) => void;
  onUndone: (report: UndoReport) => void;
  /** `isStarted` unless it was cancelled. */
  onClose: (isStarted: boolean) => void;
}

/** One decision on all selected venues: one confirmation, progress that can be left, and a report. */
export function BatchDecision({ move, selection, duplicates, ...on }: BatchDecisionProps) {
  const { i18n } = useLingui();
  const discard = useDiscardReason(SELECTED);
  const [target] = useState(selection.target);
  const [isTyped, setTyped] = useState(false);
  const { add } = useRuns();
  const { start, ...batch } = useBatchRun(move, target, discard.removeDraft);
  const { run } = batch;
  const actions = useRunActions((report) => {
    if (run) deselectUndone(run);
    on.onClose(true);
    on.onUndone(report);
  });

  function confirm(): void {
    const reason = move === 'discard' ? discard.validate() : {};
    if (reason) void start(reason);
  }

  /** Deselects the venues that were decided on. */
  function deselect(run: DecisionRun): void {
    if (run.state === 'running') selection.clear();
    else if ('matching' in target) selection.leaveMatching(run.total - run.reached);
    else {
      const paths = target.venues.map(({ folderPath }) => folderPath);
      selection.deselect(decidedVenues(run, paths));
    }
  }

  /** Ends the selection of all that match: the undone venues match again, and may have changed. */
  function deselectUndone(run: DecisionRun): void {
    if ('matching' in target) selection.endMatching();
    else deselect(run);
  }

  function leaveUndo(run: DecisionRun, undo: UndoProgress): void {
    deselectUndone(run);
    // Shows the undo before the server lists it.
    add({ ...run, undo });
  }

  function leaveRun(run: DecisionRun): void {
    deselect(run);
    // A run that is under way or was interrupted is shown by the shell.
    if (run.state !== 'finished' && run.state !== 'stopped') return;
    void actions.dismiss(run);
    if (run.done > 0 && !isUndone(run)) on.onDecided(movedManyText(i18n, run.done)[move]);
  }

  function close(): void {
    on.onClose(run !== undefined);
    if (!run) return;
    const undo = actions.undoOf(run);
    if (undo) leaveUndo(run, undo);
    else leaveRun(run);
  }

  const step = useBatchStep({
    ...batch,
    move,
    target,
    actions,
    isTyped,
    confirmation: {
      scope: scopeText(i18n, move, target, duplicates),
      reasons: move === 'discard' ? discard.fields : undefined,
    },
    onConfirm: confirm,
  });
  useUndoKey(step.phase === 'report' ? step.undo : undefined, setTyped);
  return (
    <>
      <BatchDecisionDialog
        open
        tone={move === 'discard' ? 'warning' : 'brand'}
        closeLabel={batchLabels(i18n).close}
        step={step}
        onClose={close}
      />
      {actions.confirmation && <UndoConfirmation {...actions.confirmation} />}
    </>
  );
}
