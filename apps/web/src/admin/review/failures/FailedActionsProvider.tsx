import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { notBeingUndone } from '../../../venue-client/decisions/undoableActions.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import { useRuns } from '../../shell/runs/RunsProvider.tsx';
import { useUnfinishedWork } from '../../unfinishedWork.ts';
import { type FailedUndo, useFailedUndo } from '../undo/useFailedUndo.ts';
import { type ChangedPart, type FailedAction, isRepeatable, isSamePart } from './failedAction.ts';

export interface FailedActions {
  failed: readonly FailedAction[];
  add: (next: FailedAction) => void;
  /** Removes what has failed for this part of a venue. */
  remove: (part: ChangedPart) => void;
  clear: () => void;
  /** What is being tried again would be lost like what has failed, until `work` is settled. */
  hold: (work: Promise<void>) => void;
  /** The undos that have failed. */
  undo: FailedUndo;
}

const FailedActionsContext = createContext<FailedActions | undefined>(undefined);

const NONE: readonly FailedAction[] = [];

interface FailedActionsProviderProps {
  /** Called with the number of changes that have failed, which a sign-out loses. */
  onUnsaved: (count: number) => void;
  children: ReactNode;
}

/**
 * Keeps the decisions, edits, notes, merges and undos that have failed, each until it is repeated or another one of its
 * kind changes the venue: a later action hides none of them, and neither does another screen.
 */
export function FailedActionsProvider({ onUnsaved, children }: FailedActionsProviderProps) {
  const [failed, setFailed] = useState(NONE);
  const [held, setHeld] = useState(0);
  const { actions } = useVenueContext();
  const { undoing } = useRuns();
  const undo = useFailedUndo(notBeingUndone(actions, undoing));
  const canRepeat = failed.some(isRepeatable) || undo.failed !== undefined;
  useUnfinishedWork('failure', canRepeat || held > 0);
  const unsaved = failed.length + (undo.failed?.actions.length ?? 0);
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  const value = {
    failed,
    add: (next: FailedAction) =>
      setFailed((before) => [...before.filter((one) => !isSamePart(one, next)), next]),
    remove: (part: ChangedPart) =>
      setFailed((before) => before.filter((one) => !isSamePart(one, part))),
    clear: () => setFailed(NONE),
    hold: (work: Promise<void>) => {
      setHeld((count) => count + 1);
      void work.finally(() => setHeld((count) => count - 1));
    },
    undo,
  };
  return <FailedActionsContext value={value}>{children}</FailedActionsContext>;
}

export function useFailedActions(): FailedActions {
  const value = use(FailedActionsContext);
  if (value === undefined) throw new Error('What fails needs a FailedActionsProvider above it.');
  return value;
}
