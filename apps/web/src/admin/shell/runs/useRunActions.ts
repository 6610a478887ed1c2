import type { DecisionRun } from '@campetto/contract';
import { movedManyText } from '@campetto/messages/admin/decisions';
import { batchLabels } from '@campetto/messages/admin/review/batch';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { isUndoneAtOnce } from '../../../venue-client/decisions/undoableActions.ts';
import { useUndosOfWindow } from '../../undo/UndosProvider.tsx';
import type { UndoReport } from '../../undo/undoReport.ts';
import { useUndoHere } from '../../undo/useUndoHere.ts';
import { useFailureText } from '../../useFailureText.ts';
import { useRuns } from './RunsProvider.tsx';

type RunAction = 'stop' | 'resume' | 'dismiss' | 'undo';

/** What can be done about a run, one action at a time, and the text of a failure. */
export function useRunActions(onUndone: (report: UndoReport) => void) {
  const { i18n } = useLingui();
  const { reportEnd, ...runs } = useRuns();
  const failureText = useFailureText();
  const [pending, setPending] = useState<RunAction>();
  const [error, setError] = useState<string>();
  const { progress } = useUndosOfWindow();
  const undoHere = useUndoHere({ onFailed: setError });
  /** The run whose undo is to be confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<DecisionRun>();

  async function act(name: RunAction, action: () => Promise<void>): Promise<void> {
    if (pending) return;
    setPending(name);
    setError(undefined);
    try {
      await action();
    } catch (cause) {
      setError(failureText(cause, batchLabels(i18n).unreached));
    } finally {
      setPending(undefined);
    }
  }

  const actionOf = ({ move, done }: DecisionRun) => ({
    text: movedManyText(i18n, done)[move],
    isBatch: true,
    count: done,
  });
  const undo = (run: DecisionRun) =>
    act('undo', () =>
      undoHere.undo(run.batchId, actionOf(run), (report) => {
        reportEnd();
        onUndone(report);
      }),
    );

  return {
    pending,
    error,
    /** How far the undo of a run is that this window carries out. */
    undoOf: ({ batchId }: DecisionRun) => progress.get(batchId),
    stop: ({ batchId }: DecisionRun) => act('stop', () => runs.stop(batchId)),
    resume: ({ batchId }: DecisionRun) => act('resume', () => runs.resume(batchId)),
    dismiss: (...ended: readonly DecisionRun[]) =>
      act('dismiss', () => runs.dismiss(...ended.map(({ batchId }) => batchId))),
    /** Asks first about many decisions. */
    undo: (run: DecisionRun) => (isUndoneAtOnce(run.done) ? void undo(run) : setUnconfirmed(run)),
    confirmation: unconfirmed && {
      ...actionOf(unconfirmed),
      onConfirm: () => {
        setUnconfirmed(undefined);
        void undo(unconfirmed);
      },
      onCancel: () => setUnconfirmed(undefined),
    },
  };
}

export type RunActions = ReturnType<typeof useRunActions>;
