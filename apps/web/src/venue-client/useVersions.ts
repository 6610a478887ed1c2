import { useCallback, useRef, useState } from 'react';
import { NO_VERSIONS, type VenueVersions } from './cache.ts';

/** The versions of the venues that this page has acted on. */
export function useVersions() {
  const latest = useRef(NO_VERSIONS);
  const [versions, render] = useState(NO_VERSIONS);
  const setVersions = useCallback((change: (versions: VenueVersions) => VenueVersions) => {
    latest.current = change(latest.current);
    render(latest.current);
  }, []);
  /** Returns the versions with the changes that are not rendered yet. */
  const latestVersions = useCallback(() => latest.current, []);
  return { versions, setVersions, latestVersions };
}
