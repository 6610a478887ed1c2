import { use, useEffect, useRef } from 'react';
import { createPath, type Location, useLocation, useNavigationType } from 'react-router-dom';
import { PageTrackingContext } from './pageTracking.ts';

/** From the arrival on another page to the scroll to its anchor (spec §9). */
const ANCHOR_DELAY_MS = 100;

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** Scrolls to a part of the page; the keyboard goes on from there, as after the browser's own jump. */
function goTo(hash: string) {
  const part = document.getElementById(decodeURIComponent(hash.slice(1)));
  part?.scrollIntoView({ behavior: behavior() });
  part?.focus({ preventScroll: true });
}

/** Counts each page, and scrolls: to the top of a new one, or to the anchor asked for (spec §2.1, §2.2). */
export function usePageChange(): void {
  const location = useLocation();
  const { pathname } = location;
  const type = useNavigationType();
  const track = use(PageTrackingContext);
  const previous = useRef<Location>(undefined);

  useEffect(() => track({ path: pathname }), [pathname, track]);

  useEffect(() => {
    const last = previous.current;
    previous.current = location;
    // The browser itself finds the place on opening and on the way back.
    if (last === undefined || type === 'POP') return;
    const arrived = last.pathname !== location.pathname;
    // A link to where one is already replaces, and scrolls again. What else replaces is no link,
    // unless it leads to a part of another page.
    const again = createPath(last) === createPath(location);
    if (type === 'REPLACE' && !again && !(arrived && location.hash)) return;
    if (!arrived && location.hash) return goTo(location.hash);
    // Filters in the address move nobody.
    if (!arrived && last.search !== location.search) return;
    if (arrived) document.querySelector('main')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: behavior() });
    if (!location.hash) return;
    const timer = setTimeout(() => goTo(location.hash), ANCHOR_DELAY_MS);
    return () => clearTimeout(timer);
  }, [location, type]);
}
