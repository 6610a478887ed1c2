import { useEffect, useEffectEvent, useRef } from 'react';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';

/** How far below the window the end of the list is when the next page is loaded. */
const AHEAD = '0px 0px 100% 0px';

/** Keys that operate the focused control; who presses one between two Tabs still moves by Tab. */
const KEYS_OF_CONTROLS = new Set(['Shift', 'Enter', ' ']);

/**
 * Loads the next page before the end of the list comes into view. Not before the first scroll, so that
 * a page of five venues shows five; not after a failure, which the button repeats; and not while one moves
 * by Tab, which would never come to the button and what follows it.
 */
export function useLoadAhead({ hasMore, loadingMore, error, loadMore }: VenueList) {
  const end = useRef<HTMLDivElement>(null);
  const scrolled = useRef(false);
  const tabbing = useRef(false);
  const load = useEffectEvent(() => void loadMore());
  const waits = hasMore && !loadingMore && error === undefined;

  useEffect(() => {
    if (!waits) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: AHEAD },
    );
    function observe() {
      if (tabbing.current) return;
      scrolled.current = true;
      if (end.current) observer.observe(end.current);
    }
    function onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Tab') {
        tabbing.current = true;
        observer.disconnect();
      } else if (!KEYS_OF_CONTROLS.has(key)) {
        tabbing.current = false;
      }
    }
    function onPointer() {
      tabbing.current = false;
    }
    if (scrolled.current) observe();
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    addEventListener('scroll', observe, options);
    addEventListener('keydown', onKeyDown, options);
    for (const type of ['wheel', 'pointerdown', 'touchmove']) {
      addEventListener(type, onPointer, options);
    }
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [waits]);
  return end;
}
