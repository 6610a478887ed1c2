import { useMemo, useSyncExternalStore } from 'react';

/** Whether a media query matches. What has no room is then not even rendered. */
export function useMediaQuery(query: string): boolean {
  // Parsed once: a screen reads it in each of its renders.
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
