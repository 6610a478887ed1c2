import { VENUES_PER_STEP, type VenueMove } from '@campetto/contract';
import {
  bulkLabels,
  bulkQuestion,
  bulkRunLabels,
  bulkRunning,
  bulkUnconfirmedTexts,
} from '@campetto/messages/admin/bulk';
import type { BulkQuestion, BulkStep } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { type DecisionTarget, targetSize } from '../../../venue-client/decisions/decisionTarget.ts';
import { isUnconfirmed } from '../../../venue-client/http.ts';
import { useRuns } from '../../shell/RunsProvider.tsx';
import type { useRunActions } from '../../shell/useRunActions.ts';
import { unsentRun, useBulkReport } from './useBulkReport.ts';
import type { useBulkRun } from './useBulkRun.ts';

interface BulkStepOptions
  extends Pick<ReturnType<typeof useBulkRun>, 'run' | 'starting' | 'error'> {
  move: VenueMove;
  target: DecisionTarget;
  actions: ReturnType<typeof useRunActions>;
  question: Pick<BulkQuestion, 'scope' | 'reasons'>;
  onConfirm: () => void;
}

/** What the dialog shows: the question, then the progress, then the report. */
export function useBulkStep({ move, target, actions, onConfirm, ...bulk }: BulkStepOptions) {
  const { run, starting, error } = bulk;
  const { i18n } = useLingui();
  const labels = bulkLabels(i18n);
  const { resume, stopHint, connectionLost } = bulkRunLabels(i18n);
  const { isConnected } = useRuns();
  const reportOf = useBulkReport();
  const total = targetSize(target);

  const question = (): BulkStep => ({
    phase: 'question',
    ...bulkQuestion(i18n, move, total),
    ...bulk.question,
    onConfirm,
  });

  function running(): BulkStep {
    const hint = total > VENUES_PER_STEP ? stopHint : undefined;
    const progress = { done: run?.reached ?? 0, total: run?.total ?? total };
    return {
      phase: 'run',
      ...bulkRunning(i18n, move, progress),
      ...progress,
      notice: actions.error ?? (isConnected ? hint : connectionLost),
      pending: starting || actions.pending === 'stop',
      onStop: () => run && void actions.stop(run.batchId),
    };
  }

  /** Nobody knows whether the server has it. */
  function unconfirmed(): BulkStep {
    const { title, hint, retry } = bulkUnconfirmedTexts(i18n);
    return {
      phase: 'report',
      tone: 'warning',
      title,
      error: hint,
      retry: { label: retry, pending: false, onAction: onConfirm },
      doneLabel: labels.close,
    };
  }

  function report(): BulkStep {
    const venues = 'venues' in target ? target.venues : [];
    const report = reportOf(run ?? unsentRun(move, total, error), venues);
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

  if (starting || run?.state === 'running') return running();
  if (!run && error === undefined) return question();
  return !run && isUnconfirmed(error) ? unconfirmed() : report();
}
