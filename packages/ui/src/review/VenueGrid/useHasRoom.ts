import { useSyncExternalStore } from 'react';

/** Where a row keeps its columns beside the inspector. */
export const roomForAside = '(min-width: 90em)';

/** Whether the window is as large as a media query asks. What has no room is not even rendered. */
export function useHasRoom(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
