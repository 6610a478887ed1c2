import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before work is left behind: inside the app by the blocker that it returns, elsewhere by the
 * browser's own question. A change of the query, such as the language, leaves nothing.
 */
export function useLeaving(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
}
