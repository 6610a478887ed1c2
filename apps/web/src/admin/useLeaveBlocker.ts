import { useBlocker } from 'react-router-dom';
import { useUnloadWarning } from './useUnloadWarning.ts';

/**
 * Blocks the navigation away from unsaved work: inside the app through the returned blocker,
 * elsewhere through the browser's own dialog. A change of the query, such as the language, is allowed.
 */
export function useLeaveBlocker(unsaved: boolean) {
  useUnloadWarning(unsaved);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
}
