import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useUnloadWarning } from './useUnloadWarning.ts';

/**
 * Blocks the navigation away from unsaved work: inside the app through the returned blocker,
 * elsewhere through the browser's own dialog. A change of the query, such as the language, is allowed. The confirmation
 * closes when nothing is unsaved any more, for example because an import has ended.
 */
export function useLeaveBlocker(unsaved: boolean) {
  useUnloadWarning(unsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const { state, reset } = blocker;
  useEffect(() => {
    if (!unsaved && state === 'blocked') reset();
  }, [unsaved, state, reset]);
  return blocker;
}
