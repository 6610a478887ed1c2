import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Blocks the navigation away from unsaved work: inside the app through the returned blocker,
 * elsewhere through the browser's own dialog. A change of the query, such as the language, is allowed.
 */
export function useLeaveBlocker(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [unsaved]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
}
