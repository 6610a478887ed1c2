import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

const leavesScreen: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname;

/**
 * Blocks the navigation away from unsaved work: inside the app through the returned blocker,
 * elsewhere through the browser's own dialog. By default a change of the query, such as the
 * language, is allowed; a dialog, which any navigation closes, passes its own rule.
 */
export function useLeaveBlocker(unsaved: boolean, leaves: BlockerFunction = leavesScreen) {
  useEffect(() => {
    if (!unsaved) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [unsaved]);
  return useBlocker((navigation) => unsaved && leaves(navigation));
}
