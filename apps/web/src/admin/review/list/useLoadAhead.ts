import { useEffect, useEffectEvent, useRef } from 'react';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';

/** How far below the window the end of the list is when the next page is loaded. */
const AHEAD = '0px 0px 100% 0px';

/**
 * Loads the next page before the end of the list comes into view. Not before the first scroll, so that
 * a page of five venues shows five; not after a failure, which the button repeats.
 */
export function useLoadAhead({ hasMore, loadingMore, error, loadMore }: VenueList) {
  const end = useRef<HTMLDivElement>(null);
  const scrolled = useRef(false);
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
      scrolled.current = true;
      if (end.current) observer.observe(end.current);
    }
    if (scrolled.current) observe();
    else addEventListener('scroll', observe, { once: true, passive: true });
    return () => {
      removeEventListener('scroll', observe);
      observer.disconnect();
    };
  }, [waits]);
  return end;
}
