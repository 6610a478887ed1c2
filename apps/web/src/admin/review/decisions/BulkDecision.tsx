import type { VenueMove } from '@campetto/contract';
import { bulkLabels, bulkQuestion, bulkRunning } from '@campetto/messages/admin/bulk';
import { movedManyText, undoLabels } from '@campetto/messages/admin/decisions';
import { BulkDecisionDialog, type BulkStep } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { UndoOutcome } from '../../../venue-client/decisions/undoOutcome.ts';
import { targetSize, useDecideMany } from '../../../venue-client/decisions/useDecideMany.ts';
import { useUndoBatches } from '../../../venue-client/decisions/useUndoBatches.ts';
import type { VenueSelection } from '../list/useSelection.ts';
import { useBulkReport } from './useBulkReport.ts';
import { useDiscardReason } from './useDiscardReason.ts';

interface BulkDecisionProps {
  move: VenueMove;
  selection: VenueSelection;
  /** What was decided, as a text, and the batches by which it is undone. */
  onDecided: (text: string, batchIds: readonly string[]) => void;
  onUndone: (outcome: UndoOutcome) => void;
  /** The list on the screen is out of date. */
  onChanged: () => void;
  onClose: () => void;
}

/** One decision on all selected venues: one question, progress with a stop, and a report. */
export function BulkDecision({ move, selection, ...on }: BulkDecisionProps) {
  const { i18n } = useLingui();
  const labels = bulkLabels(i18n);
  const reportOf = useBulkReport(move);
  const discard = useDiscardReason();
  const undoBatches = useUndoBatches();
  const { run, start, stop } = useDecideMany();
  const [target] = useState(selection.target);
  const [undoing, setUndoing] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function confirm(): Promise<void> {
    const reason = move === 'discard' ? discard.validate() : {};
    if (!reason) return;
    await start(target, move, reason);
    on.onChanged();
  }

  function close({ undone = false } = {}): void {
    // Venues that were not reached, or have changed, are still to be decided and stay selected.
    const decided = run?.results.filter(
      (result) => result.outcome === 'done' || result.why !== 'changed',
    );
    if (!run || 'venues' in target) {
      selection.deselect(decided?.map(({ folderPath }) => folderPath) ?? []);
    } else {
      selection.leaveMatching(run.total - run.reached);
    }
    if (run && run.done > 0 && !undone)
      on.onDecided(movedManyText(i18n, run.done)[move], run.batchIds);
    on.onClose();
  }

  async function undo(batchIds: readonly string[]): Promise<void> {
    setUndoing(true);
    setFailed(undefined);
    try {
      on.onUndone(await undoBatches(batchIds));
      on.onChanged();
      close({ undone: true });
    } catch {
      setFailed(undoLabels(i18n).failed);
    } finally {
      setUndoing(false);
    }
  }

  function step(): BulkStep {
    if (!run) {
      return {
        phase: 'question',
        ...bulkQuestion(i18n, move, targetSize(target)),
        reasons: move === 'discard' ? discard.fields : undefined,
        onConfirm: () => void confirm(),
      };
    }
    const progress = { done: run.reached, total: run.total };
    if (run.state !== 'finished') {
      return {
        phase: 'run',
        ...bulkRunning(i18n, move, progress),
        ...progress,
        stopping: run.state === 'stopping',
        onStop: stop,
      };
    }
    const { batchIds } = run;
    const report = reportOf(run, target);
    return {
      phase: 'report',
      ...report,
      undo:
        run.done > 0
          ? { label: labels.undoAll, pending: undoing, onAction: () => void undo(batchIds) }
          : undefined,
      error: failed ?? report.error,
      doneLabel: labels.done,
    };
  }

  return (
    <BulkDecisionDialog
      open
      tone={move === 'discard' ? 'warning' : 'brand'}
      closeLabel={labels.close}
      step={step()}
      onClose={() => close()}
    />
  );
}
