import { use, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { PageTrackingContext } from './pageTracking.ts';

/** From the arrival on another page to the scroll to its anchor (spec §9). */
const ANCHOR_DELAY_MS = 100;

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

function scrollToAnchor(hash: string) {
  document
    .getElementById(decodeURIComponent(hash.slice(1)))
    ?.scrollIntoView({ behavior: behavior() });
}

/** Counts each page, and scrolls: to the top of a new one, or to the anchor asked for (spec §2.1, §2.2). */
export function usePageChange(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const track = use(PageTrackingContext);
  const previous = useRef<string>(undefined);

  useEffect(() => track({ path: pathname }), [pathname, track]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same anchor scrolls again.
  useEffect(() => {
    const arrived = previous.current !== undefined && previous.current !== pathname;
    const first = previous.current === undefined;
    previous.current = pathname;
    // The browser itself finds the place on opening and on the way back; REPLACE is the language's.
    if (first || type !== 'PUSH') return;
    if (!arrived) {
      if (hash) scrollToAnchor(hash);
      return;
    }
    document.querySelector('main')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: behavior() });
    if (!hash) return;
    const timer = setTimeout(() => scrollToAnchor(hash), ANCHOR_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, hash, key, type]);
}
