import { useMemo, useSyncExternalStore } from 'react';

/** Whether a media query matches, for parts that are not even rendered where they have no room. */
export function useMediaQuery(query: string): boolean {
  // Parsed once, because a screen calls this in each render.
  const media = useMemo(
    () => (typeof matchMedia === 'undefined' ? null : matchMedia(query)),
    [query],
  );
  return useSyncExternalStore(
    (onChange) => {
      media?.addEventListener('change', onChange);
      return () => media?.removeEventListener('change', onChange);
    },
    () => media?.matches ?? false,
    () => false,
  );
}
