import type { VenueReviewItem } from '@campetto/contract';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useUnfinishedWork } from '../../unfinishedWork.ts';
import { useUnloadWarning } from '../../useUnloadWarning.ts';
import { type FailedAction, isDecision, isRepeatable } from './failedAction.ts';

export interface FailedActions {
  failed: readonly FailedAction[];
  add: (next: FailedAction) => void;
  remove: (item: VenueReviewItem) => void;
  clear: () => void;
}

const FailedActionsContext = createContext<FailedActions | undefined>(undefined);

const NONE: readonly FailedAction[] = [];

const isSame = (one: FailedAction, other: FailedAction) =>
  one.item.folderPath === other.item.folderPath && isDecision(one) === isDecision(other);

/**
 * Keeps the decisions, edits and notes that have failed, each until it is repeated or its venue is decided on or changed:
 * a later action on another venue hides none of them, and neither does another screen.
 */
export function FailedActionsProvider({ children }: { children: ReactNode }) {
  const [failed, setFailed] = useState(NONE);
  const canRepeat = failed.some(isRepeatable);
  useUnloadWarning(canRepeat);
  useUnfinishedWork('failure', canRepeat);
  const value = useMemo(
    () => ({
      failed,
      add: (next: FailedAction) =>
        setFailed((before) => [...before.filter((one) => !isSame(one, next)), next]),
      remove: ({ folderPath }: VenueReviewItem) =>
        setFailed((before) => before.filter(({ item }) => item.folderPath !== folderPath)),
      clear: () => setFailed(NONE),
    }),
    [failed],
  );
  return <FailedActionsContext value={value}>{children}</FailedActionsContext>;
}

export function useFailedActions(): FailedActions {
  const value = use(FailedActionsContext);
  if (value === undefined) throw new Error('What fails needs a FailedActionsProvider above it.');
  return value;
}
