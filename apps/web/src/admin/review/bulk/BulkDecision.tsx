import type { DecisionRun, Duplicates, VenueMove } from '@campetto/contract';
import {
  bulkLabels,
  bulkQuestion,
  bulkRunLabels,
  bulkRunning,
  bulkUnconfirmedTexts,
  selectionScope,
  unseenDoubts,
} from '@campetto/messages/admin/bulk';
import { movedManyText } from '@campetto/messages/admin/decisions';
import { filterText } from '@campetto/messages/admin/list';
import { venueName } from '@campetto/messages/admin/venue';
import { BulkDecisionDialog, type BulkStep } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { targetSize } from '../../../venue-client/decisions/decisionTarget.ts';
import type { UndoOutcome } from '../../../venue-client/decisions/undoOutcome.ts';
import { isUnconfirmed } from '../../../venue-client/http.ts';
import { useRuns } from '../../shell/RunsProvider.tsx';
import { useRunActions } from '../../shell/useRunActions.ts';
import { useDiscardReason } from '../decisions/useDiscardReason.ts';
import type { VenueSelection } from '../list/useSelection.ts';
import { decidedVenues } from './decidedVenues.ts';
import { unsentRun, useBulkReport } from './useBulkReport.ts';
import { useBulkRun } from './useBulkRun.ts';

interface BulkDecisionProps {
  move: VenueMove;
  selection: VenueSelection;
  duplicates: Duplicates;
  /** What was decided, as a text, and the batches by which it is undone. */
  onDecided: (text: string, batchIds: readonly string[]) => void;
  onUndone: (outcome: UndoOutcome) => void;
  onClose: () => void;
}

/** One decision on all selected venues: one question, progress that can be left, and a report. */
export function BulkDecision({ move, selection, duplicates, ...on }: BulkDecisionProps) {
  const { i18n } = useLingui();
  const labels = bulkLabels(i18n);
  const { resume, connectionLost } = bulkRunLabels(i18n);
  const reportOf = useBulkReport();
  const discard = useDiscardReason('selected');
  const [target] = useState(selection.target);
  const selected = 'venues' in target ? target.venues : [];
  const { run, starting, error, start } = useBulkRun(move, target);
  const { isConnected } = useRuns();
  const actions = useRunActions((outcome) => {
    if (run) deselect(run);
    on.onUndone(outcome);
    on.onClose();
  });

  function confirm(): void {
    const reason = move === 'discard' ? discard.validate() : {};
    if (reason) void start(reason).then((isStarted) => isStarted && discard.removeDraft());
  }

  /** Venues that are still to be decided stay selected. */
  function deselect(run: DecisionRun): void {
    const paths = selected.map(({ folderPath }) => folderPath);
    if (run.state === 'running') selection.clear();
    else if ('matching' in target) selection.leaveMatching(run.total - run.reached);
    else selection.deselect(decidedVenues(run, paths));
  }

  function close(): void {
    if (run) deselect(run);
    // One that is under way or was interrupted stays in the status of the shell.
    if (run?.state === 'finished' || run?.state === 'stopped') {
      void actions.dismiss(run.batchId);
      if (run.done > 0) on.onDecided(movedManyText(i18n, run.done)[move], [run.batchId]);
    }
    on.onClose();
  }

  function scope(): string | undefined {
    if ('matching' in target) {
      const parts = [filterText(i18n, target.matching)];
      if (move === 'approve' && !target.matching.clean) parts.push(unseenDoubts(i18n));
      return parts.filter(Boolean).join(' · ');
    }
    const names = selected.map((item) => venueName(i18n, item));
    const approving = move === 'approve';
    const failing = approving ? selected.filter(({ checks }) => checks.length > 0) : [];
    const doubtful = approving
      ? selected.filter((item) => duplicates[item.folderPath]?.length)
      : [];
    return selectionScope(i18n, names, { failing: failing.length, doubtful: doubtful.length });
  }

  function step(): BulkStep {
    const total = targetSize(target);
    if (starting || run?.state === 'running') {
      const progress = { done: run?.reached ?? 0, total: run?.total ?? total };
      return {
        phase: 'run',
        ...bulkRunning(i18n, move, progress),
        ...progress,
        notice: actions.error ?? (isConnected ? undefined : connectionLost),
        pending: starting || actions.pending === 'stop',
        onStop: () => run && void actions.stop(run.batchId),
      };
    }
    if (!run && error === undefined) {
      const reasons = move === 'discard' ? discard.fields : undefined;
      return {
        phase: 'question',
        ...bulkQuestion(i18n, move, total),
        scope: scope(),
        reasons,
        onConfirm: confirm,
      };
    }
    if (!run && isUnconfirmed(error)) {
      const { title, hint, retry: label } = bulkUnconfirmedTexts(i18n);
      const retry = { label, pending: false, onAction: confirm };
      return {
        phase: 'report',
        tone: 'warning',
        title,
        error: hint,
        retry,
        doneLabel: labels.close,
      };
    }
    const report = reportOf(run ?? unsentRun(move, total, error), selected);
    const action = (name: 'undo' | 'resume', label: string) =>
      run && {
        label,
        pending: actions.pending === name,
        onAction: () => void actions[name](run.batchId),
      };
    return {
      phase: 'report',
      ...report,
      undo: run?.undoable ? action('undo', labels.undoAll) : undefined,
      resume: run?.resumable ? action('resume', resume) : undefined,
      error: actions.error ?? report.error,
      doneLabel: labels.done,
    };
  }

  return (
    <BulkDecisionDialog
      open
      tone={move === 'discard' ? 'warning' : 'brand'}
      closeLabel={labels.close}
      step={step()}
      onClose={close}
    />
  );
}
