import type { UndoProgress } from '@campetto/contract';
import { undoFailedText } from '@campetto/messages/admin/decisions';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import type { UndoableAction } from '../../../venue-client/decisions/undoableActions.ts';
import { outcomeOf, type UndoOutcome } from '../../../venue-client/decisions/undoOutcome.ts';
import { useUndo } from '../../../venue-client/decisions/useUndo.ts';
import { useUndoBatches } from '../../../venue-client/decisions/useUndoBatches.ts';
import type { UndoAttempt } from '../../shell/runs/RunsProvider.tsx';
import { useIsLeft } from '../../useIsLeft.ts';
import type { ReviewProblems } from '../useReviewProblem.ts';

interface SendUndoOptions {
  problems: Pick<ReviewProblems, 'textOf'>;
  onUndone: (action: UndoableAction, outcome: UndoOutcome) => void;
  onFailed: (action: UndoableAction, error: unknown) => void;
  /** An undo has ended after the screen was left, unless it is one of single records that failed. */
  onUndoneLater: (attempt: UndoAttempt) => void;
}

/** Sends undos one after the other, each of a batch or of the records of a single action. */
export function useSendUndo({ problems, onUndone, onFailed, onUndoneLater }: SendUndoOptions) {
  const { i18n } = useLingui();
  const undoRecords = useUndo();
  const undoBatches = useUndoBatches();
  const isLeft = useIsLeft();
  const [pending, setPending] = useState(false);
  const [progress, setProgress] = useState<UndoProgress>();
  const underWay = useRef<readonly UndoableAction[]>([]);

  async function sendOne(action: UndoableAction): Promise<void> {
    try {
      const outcome = action.isBatch
        ? await undoBatches(action.ids, setProgress)
        : outcomeOf(await undoRecords(action.ids));
      if (isLeft.current) onUndoneLater(outcome);
      else onUndone(action, outcome);
    } catch (error) {
      if (isLeft.current && action.isBatch) {
        const failure = problems.textOf({ action: 'undo', error });
        onUndoneLater({ failure: undoFailedText(i18n, [action.text], failure) });
      } else onFailed(action, error);
    } finally {
      setProgress(undefined);
    }
  }

  return {
    pending,
    /** Of the batch that is being undone. */
    progress,
    underWay,
    send: async (chosen: readonly UndoableAction[]): Promise<void> => {
      setPending(true);
      underWay.current = chosen;
      for (const action of chosen) await sendOne(action);
      setPending(false);
    },
  };
}
