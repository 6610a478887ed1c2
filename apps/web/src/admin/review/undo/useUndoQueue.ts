import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface UndoQueueOptions {
  /** How many actions can be undone. */
  actionCount: number;
  /** No undo and no decision is on its way. */
  isIdle: boolean;
  /** Whether a decision is on its way, before that is rendered. */
  isDeciding: () => boolean;
  undoLast: () => void;
}

/** Carries out undos one after the other: each waits for the undo or decision that is on its way. */
export function useUndoQueue({ actionCount, isIdle, isDeciding, undoLast }: UndoQueueOptions) {
  const [queued, setQueued] = useState(0);
  /** How many actions there were when an undo was requested while a decision was on its way. */
  const countAtPress = useRef<number>(undefined);
  const undoNext = useEffectEvent((): void => {
    const failed = countAtPress.current !== undefined && actionCount <= countAtPress.current;
    countAtPress.current = undefined;
    // The decision that was to be undone has failed: the one before it is not undone instead.
    setQueued(failed ? 0 : queued - 1);
    if (!failed) undoLast();
  });
  useEffect(() => {
    if (queued > 0 && isIdle) undoNext();
  }, [queued, isIdle]);
  return {
    add: (): void => {
      if (isDeciding()) countAtPress.current ??= actionCount;
      setQueued((count) => count + 1);
    },
    clear: () => setQueued(0),
  };
}
