import { useState } from 'react';
import type { UndoableAction } from '../../../venue-client/decisions/undoableActions.ts';

interface Failed {
  action: UndoableAction;
  error: unknown;
  /** Grows with each failure, so that a repeated text is announced again. */
  turn: number;
}

/**
 * The undo that failed last, whatever is decided meanwhile, until its action is undone or can no longer be, or until it is
 * dismissed.
 */
export function useFailedUndo(actions: readonly UndoableAction[]) {
  const [failed, setFailed] = useState<Failed>();
  // A part of its records may have been undone.
  const action = actions.find(({ ids }) => ids.some((id) => failed?.action.ids.includes(id)));
  return {
    /** `isLast` if the next undo would undo the same action. */
    failed: failed && action && { ...failed, action, isLast: action === actions.at(-1) },
    report: (action: UndoableAction, error: unknown) =>
      setFailed((before) => ({ action, error, turn: (before?.turn ?? 0) + 1 })),
    dismiss: () => setFailed(undefined),
  };
}
