import { useSyncExternalStore } from 'react';

/** Scrolled further than this many pixels, the navigation bar turns white (spec §9). */
const SCROLL_THRESHOLD = 50;

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the page is scrolled past the threshold of the navigation bar. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > SCROLL_THRESHOLD,
    () => false,
  );
}
