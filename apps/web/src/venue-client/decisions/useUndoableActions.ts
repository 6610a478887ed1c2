import { useLayoutEffect, useState } from 'react';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { forgetSentChanges } from './sentChanges.ts';
import { readActions, storeActions } from './undoableActions.ts';

/** What was done in this session and can be undone, in its order: also after a reload, until the log-out. */
export function useUndoableActions() {
  const { user, loggedOut } = useAuth();
  const uid = user?.uid ?? '';
  const [actions, setActions] = useState(() => readActions(uid));
  // At once: the page may be loaded again in the same moment.
  useLayoutEffect(() => {
    storeActions(uid, loggedOut ? [] : actions);
    forgetSentChanges(
      uid,
      actions.flatMap(({ ids }) => ids),
    );
  }, [uid, actions, loggedOut]);
  return [actions, setActions] as const;
}
