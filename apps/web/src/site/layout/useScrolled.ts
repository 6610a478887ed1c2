import { useSyncExternalStore } from 'react';

/** Pixels; beyond it the bar turns white (spec §9). */
const THRESHOLD = 50;

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the page is scrolled past the bar's threshold. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > THRESHOLD,
    () => false,
  );
}
