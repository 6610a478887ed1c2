import type { UndoProgress } from '@campetto/contract';
import { type RefObject, useState } from 'react';
import {
  mayShareVenue,
  type UndoableAction,
} from '../../venue-client/decisions/undoableActions.ts';
import type { UndoOutcome } from '../../venue-client/decisions/undoOutcome.ts';
import { useUndo } from '../../venue-client/decisions/useUndo.ts';
import { useUndoBatches } from '../../venue-client/decisions/useUndoBatches.ts';

interface SendUndoOptions {
  /** The actions whose undo is under way. */
  underWay: RefObject<readonly UndoableAction[]>;
  /** Removes and returns the actions whose undo was requested, but cannot come before that of this one. */
  takeBlocked: (by: UndoableAction) => readonly UndoableAction[];
  onUndone: (action: UndoableAction, outcome: UndoOutcome) => void;
  onFailed: (action: UndoableAction, error: unknown) => void;
}

/**
 * Sends undos, each of a batch or of the records of a single action. Where one fails, the earlier actions on its venues
 * are not sent: the server would refuse them for good.
 */
export function useSendUndo({ underWay, takeBlocked, onUndone, onFailed }: SendUndoOptions) {
  const undoRecords = useUndo();
  const undoBatches = useUndoBatches();
  const [sending, setSending] = useState(0);
  const [progress, setProgress] = useState<ReadonlyMap<string, UndoProgress>>(new Map());

  async function whileSending<Result>(
    actions: readonly UndoableAction[],
    send: () => Promise<Result>,
  ): Promise<Result> {
    setSending((count) => count + 1);
    underWay.current = [...underWay.current, ...actions];
    return send().finally(() => setSending((count) => count - 1));
  }

  async function request({ isBatch, ids, count = 0 }: UndoableAction): Promise<UndoOutcome> {
    if (!isBatch) return undoRecords(ids);
    const id = ids.join();
    const onProgress = (latest: UndoProgress) =>
      setProgress((before) => new Map(before).set(id, latest));
    // Its dialog can be left from the beginning, however long the first response takes.
    onProgress({ reached: 0, total: count });
    return undoBatches(ids, onProgress).finally(() =>
      setProgress((before) => new Map([...before].filter(([other]) => other !== id))),
    );
  }

  /** It can be requested again, also while others are under way. */
  function endFailed(failed: UndoableAction, error: unknown): void {
    underWay.current = underWay.current.filter((action) => action !== failed);
    for (const action of takeBlocked(failed)) onFailed(action, error);
  }

  /** One after the other, the first first. */
  async function sendInOrder(chosen: readonly UndoableAction[]): Promise<void> {
    const failed: { action: UndoableAction; error: unknown }[] = [];
    for (const action of chosen) {
      const later = failed.find((one) => mayShareVenue(one.action, action));
      try {
        if (later) throw later.error;
        onUndone(action, await request(action));
      } catch (error) {
        failed.push({ action, error });
        endFailed(action, error);
        onFailed(action, error);
      }
    }
  }

  return {
    pending: sending > 0,
    /** Of the batches that this window undoes, by their ids. */
    progress,
    send: (chosen: readonly UndoableAction[]) => whileSending(chosen, () => sendInOrder(chosen)),
    /** Undoes an action for a dialog, which reports the result. Rejects with a RequestError. */
    sendOne: (action: UndoableAction): Promise<UndoOutcome> =>
      whileSending([action], () =>
        request(action).catch((error: unknown) => {
          endFailed(action, error);
          throw error;
        }),
      ),
  };
}
