import { useLayoutEffect, useState } from 'react';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { forgetSentChanges } from '../changes/sentChanges.ts';
import { readActions, storeActions } from './undoableActions.ts';

/** The undoable actions of this session, the oldest first. They outlast a reload, and are removed at the log-out. */
export function useUndoableActions() {
  const { user, loggedOut } = useAuth();
  const uid = user?.uid ?? '';
  const [actions, setActions] = useState(() => readActions(uid));
  // Before the paint, because the page may be loaded again in the same moment.
  useLayoutEffect(() => {
    storeActions(uid, loggedOut ? [] : actions);
    forgetSentChanges(
      uid,
      actions.flatMap(({ ids }) => ids),
    );
  }, [uid, actions, loggedOut]);
  return [actions, setActions] as const;
}
