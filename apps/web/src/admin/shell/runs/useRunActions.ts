import type { DecisionRun, UndoProgress } from '@campetto/contract';
import { undoLabels } from '@campetto/messages/admin/decisions';
import { batchLabels } from '@campetto/messages/admin/review/batch';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { UNDONE_AT_ONCE_MAX } from '../../../venue-client/decisions/undoableActions.ts';
import type { UndoOutcome } from '../../../venue-client/decisions/undoOutcome.ts';
import { useUndoBatches } from '../../../venue-client/decisions/useUndoBatches.ts';
import { isResponseLost } from '../../../venue-client/http.ts';
import { useFailureText } from '../../useFailureText.ts';
import { useIsLeft } from '../../useIsLeft.ts';
import { useRuns } from './RunsProvider.tsx';

type RunAction = 'stop' | 'resume' | 'dismiss' | 'undo';

/**
 * What can be done about a run, one action at a time, and the text of a failure. If the screen is left
 * during an undo, its result is shown above every screen.
 */
export function useRunActions(onUndone: (outcome: UndoOutcome) => void) {
  const { i18n } = useLingui();
  const { reportEnd, setOutcome, ...runs } = useRuns();
  const undoBatches = useUndoBatches();
  const failureText = useFailureText();
  const [pending, setPending] = useState<RunAction>();
  const [error, setError] = useState<string>();
  const isLeft = useIsLeft();
  const [undoProgress, setUndoProgress] = useState<UndoProgress>();
  /** The run whose undo is to be confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<DecisionRun>();

  async function act(name: RunAction, action: () => Promise<void>): Promise<void> {
    if (pending) return;
    setPending(name);
    setError(undefined);
    try {
      await action();
    } catch (cause) {
      const { failed, lost } = undoLabels(i18n);
      const undoText = isResponseLost(cause) ? lost : failed;
      const failure = failureText(cause, name === 'undo' ? undoText : batchLabels(i18n).unreached);
      if (name === 'undo' && isLeft.current) setOutcome({ failure });
      else setError(failure);
    } finally {
      setPending(undefined);
      setUndoProgress(undefined);
    }
  }

  const undo = ({ batchId }: DecisionRun) =>
    act('undo', async () => {
      const outcome = await undoBatches([batchId], setUndoProgress);
      reportEnd();
      if (isLeft.current) setOutcome(outcome);
      else onUndone(outcome);
    });

  return {
    pending,
    error,
    /** Of an undo that is under way. */
    undoProgress,
    stop: ({ batchId }: DecisionRun) => act('stop', () => runs.stop(batchId)),
    resume: ({ batchId }: DecisionRun) => act('resume', () => runs.resume(batchId)),
    dismiss: (...ended: readonly DecisionRun[]) =>
      act('dismiss', () => runs.dismiss(...ended.map(({ batchId }) => batchId))),
    /** Asks first about many decisions. */
    undo: (run: DecisionRun) =>
      run.done > UNDONE_AT_ONCE_MAX ? setUnconfirmed(run) : void undo(run),
    confirmation: {
      run: unconfirmed,
      onConfirm: () => {
        setUnconfirmed(undefined);
        if (unconfirmed) void undo(unconfirmed);
      },
      onCancel: () => setUnconfirmed(undefined),
    },
  };
}

export type RunActions = ReturnType<typeof useRunActions>;
