import { useCallback, useRef, useState } from 'react';
import { useUndoableActions } from './useUndoableActions.ts';

/** What can be undone in this session, and what was. */
export function useUndoable() {
  const [actions, setActions] = useUndoableActions();
  const [undoneBatches, setUndoneBatches] = useState<ReadonlySet<string>>(() => new Set());
  const addUndoneBatch = useCallback(
    (batchId: string) => setUndoneBatches((before) => new Set([...before, batchId])),
    [],
  );
  /** Settles when the last undo of records has ended. */
  const lastUndo = useRef<Promise<void>>(undefined);
  return { actions, setActions, undoneBatches, addUndoneBatch, lastUndo };
}
