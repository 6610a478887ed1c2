import { VENUES_PER_STEP, type VenueMove } from '@campetto/contract';
import {
  batchConfirmation,
  batchLabels,
  batchRefusedTexts,
  batchRunLabels,
  batchRunning,
  batchUnconfirmedTexts,
  batchUndoing,
  batchUnsentTexts,
} from '@campetto/messages/admin/review/batch';
import { keyTexts } from '@campetto/messages/admin/review/shortcuts';
import type { BatchConfirmation, BatchStep } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { type DecisionTarget, targetSize } from '../../../venue-client/decisions/decisionTarget.ts';
import { isUndone } from '../../../venue-client/decisions/useDecisionRuns.ts';
import {
  isOutcomeUnknown,
  isUnsent,
  RequestError,
} from '../../../venue-client/requests/requestError.ts';
import { useRuns } from '../../shell/runs/RunsProvider.tsx';
import type { RunActions } from '../../shell/runs/useRunActions.ts';
import { useShortcutsSetting } from '../shortcuts/ShortcutsProvider.tsx';
import { unsentRun, useBatchReport } from './useBatchReport.ts';
import type { useBatchRun } from './useBatchRun.ts';
import { useStop } from './useStop.ts';

interface BatchStepOptions
  extends Pick<ReturnType<typeof useBatchRun>, 'run' | 'starting' | 'error'> {
  move: VenueMove;
  target: DecisionTarget;
  actions: RunActions;
  /** The key that undoes did nothing, because it was part of a typed text. */
  isTyped: boolean;
  confirmation: Pick<BatchConfirmation, 'scope' | 'reasons'>;
  onConfirm: () => void;
}

/** What the dialog shows: the confirmation, then the progress, then the report. */
export function useBatchStep({
  move,
  target,
  actions,
  isTyped,
  onConfirm,
  ...batch
}: BatchStepOptions) {
  const { run, starting, error } = batch;
  const { i18n } = useLingui();
  const labels = batchLabels(i18n);
  const { resume, stopHint, connectionLost, undoneMeanwhile } = batchRunLabels(i18n);
  const { isConnected } = useRuns();
  const reportOf = useBatchReport();
  const shortcuts = useShortcutsSetting();
  const { isStopping, stop, forget } = useStop(run, actions);
  const total = targetSize(target);

  const confirmation = (): BatchStep => ({
    phase: 'confirmation',
    ...batchConfirmation(i18n, move, total),
    ...batch.confirmation,
    onConfirm,
  });

  function running(): BatchStep {
    const hint = total > VENUES_PER_STEP ? stopHint : undefined;
    const progress = { done: run?.reached ?? 0, total: run?.total ?? total };
    const { stopLabel, ...texts } = batchRunning(i18n, move, progress);
    return {
      phase: 'run',
      ...texts,
      ...progress,
      notice: actions.error ?? (isConnected ? hint : connectionLost),
      pending: starting || isStopping,
      stop: { label: stopLabel, pending: isStopping, onAction: stop },
    };
  }

  function outcomeUnknownTexts() {
    if (isUnsent(error)) return batchUnsentTexts(i18n);
    if (error instanceof RequestError && error.failure === 'tooManyRequests')
      return batchRefusedTexts(i18n, error.retryAfter);
    return batchUnconfirmedTexts(i18n);
  }

  /** No run came: the server may have stored it, unless nothing was sent. */
  function outcomeUnknown(): BatchStep {
    const { title, hint, retry } = outcomeUnknownTexts();
    const startAgain = () => {
      forget();
      onConfirm();
    };
    return {
      phase: 'report',
      tone: 'warning',
      title,
      error: hint,
      retry: { label: retry, pending: false, onAction: startAgain },
      doneLabel: labels.close,
    };
  }

  function report(): BatchStep {
    const venues = 'venues' in target ? target.venues : [];
    const report = reportOf(run ?? unsentRun(move, total, error), venues);
    // The undo of this dialog is under way or has failed: perhaps only its response was lost.
    const isOwnUndo = actions.pending === 'undo' || actions.error !== undefined;
    const undone = run !== undefined && isUndone(run);
    const reason = undone && !isOwnUndo ? undoneMeanwhile : report.error;
    const errors = [actions.error ?? reason, isTyped && keyTexts(i18n).typed];
    const isUndoable = run?.undoable || (undone && isOwnUndo);
    const action = (name: 'undo' | 'resume', label: string, shortcut?: string) =>
      run && {
        label,
        shortcut: shortcuts.enabled ? shortcut : undefined,
        pending: actions.pending === name,
        onAction: () => void actions[name](run),
      };
    return {
      phase: 'report',
      ...report,
      undo: isUndoable ? action('undo', labels.undoAll, 'U') : undefined,
      resume: run?.resumable ? action('resume', resume) : undefined,
      error: errors.filter(Boolean).join(' ') || undefined,
      doneLabel: labels.done,
    };
  }

  if (starting || run?.state === 'running') return running();
  const undo = run && actions.undoOf(run);
  if (undo) return batchUndoing(i18n, undo);
  if (!run && error === undefined) return confirmation();
  return !run && isOutcomeUnknown(error) ? outcomeUnknown() : report();
}
