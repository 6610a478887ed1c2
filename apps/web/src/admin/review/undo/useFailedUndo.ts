import { useState } from 'react';
import {
  hasSameRecord,
  type UndoableAction,
} from '../../../venue-client/decisions/undoableActions.ts';
import { afterLost, isResponseLost } from '../../../venue-client/requests/requestError.ts';

interface Failure {
  action: UndoableAction;
  error: unknown;
  isDismissed: boolean;
}

/**
 * The undos that have failed, each until its action has been undone or can no longer be undone, or until all are
 * dismissed. Later decisions hide none of them.
 */
export function useFailedUndo(actions: readonly UndoableAction[]) {
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  // Grows with each failure, so that a repeated text is announced again.
  const [messageId, setMessageId] = useState(0);
  const shown = failures.filter(({ isDismissed }) => !isDismissed);
  const failed = actions.filter((action) =>
    shown.some((failure) => hasSameRecord(failure.action, action)),
  );
  const error = shown.findLast(({ action }) =>
    failed.some((one) => hasSameRecord(one, action)),
  )?.error;
  return {
    /** The actions, the latest last, and why the last attempt failed; `isLast` if the next undo would repeat it. */
    failed:
      failed.length > 0
        ? {
            actions: failed,
            error,
            messageId,
            isLast: failed.length === 1 && failed[0] === actions.at(-1),
          }
        : undefined,
    report: (action: UndoableAction, error: unknown) => {
      setFailures((before) => {
        const earlier = before.find((failure) => hasSameRecord(failure.action, action))?.error;
        const wasSent = isResponseLost(earlier);
        return [
          ...before.filter((failure) => !hasSameRecord(failure.action, action)),
          { action, error: wasSent ? afterLost(error) : error, isDismissed: false },
        ];
      });
      setMessageId((before) => before + 1);
    },
    dismiss: () =>
      setFailures((before) => before.map((failure) => ({ ...failure, isDismissed: true }))),
  };
}

export type FailedUndo = ReturnType<typeof useFailedUndo>;
