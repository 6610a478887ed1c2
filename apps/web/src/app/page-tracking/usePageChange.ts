import { PATHS } from '@campetto/contract';
import { use, useEffect, useRef } from 'react';
import { createPath, type Location, useLocation, useNavigationType } from 'react-router-dom';
import { ANCHOR_SCROLL_DELAY, scrollBehavior, scrollToPart } from '../scrollToPart.ts';
import { PageTrackingContext } from './pageTracking.ts';

/** Scrolls to an anchor and moves the focus there, as the browser does for a link within a page. */
const goTo = (hash: string) =>
  scrollToPart(decodeURIComponent(hash.slice(1)))?.focus({ preventScroll: true });

/** Whether a sign-in has opened this page, which replaces the sign-in page in the history. */
const isSignedIn = (last: Location, now: Location) =>
  last.pathname === PATHS.admin && now.pathname.startsWith(`${PATHS.admin}/`);

/** Moves the focus to the page: in the back office to its heading, which is read aloud. */
function focusPage(pathname: string): void {
  const main = document.querySelector('main');
  const heading = pathname.startsWith(PATHS.admin) ? main?.querySelector('h1') : null;
  if (heading) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
}

/** Tracks each page and scrolls to the top of a new one, or to the anchor in its address (spec §2.1, §2.2). */
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
    if (last === undefined) return;
    const arrived = last.pathname !== location.pathname;
    if (type === 'POP') {
      // The scroll position is restored elsewhere, and so is the focus if the visitor had followed a link there.
      // Otherwise a link of the footer, which all pages share, would keep it.
      if (arrived && !pathname.startsWith(PATHS.admin)) focusPage(pathname);
      return;
    }
    if (type === 'REPLACE' && isSignedIn(last, location)) return focusPage(pathname);
    // A link to the current address replaces it, and scrolls again. Other replacements are not links,
    // unless they lead to an anchor of another page.
    const again = createPath(last) === createPath(location);
    // An open dialog adds an entry with the same address to the history, and a page that stores a state replaces its
    // entry: the page is the same.
    if (again && (type === 'PUSH' || location.state)) return;
    if (type === 'REPLACE' && !again && !(arrived && location.hash)) return;
    if (!arrived && location.hash) return goTo(location.hash);
    // A change of the filters in the address does not scroll.
    if (!arrived && last.search !== location.search) return;
    if (arrived) focusPage(pathname);
    scrollTo({ top: 0, behavior: scrollBehavior() });
    if (!location.hash) return;
    const timer = setTimeout(() => goTo(location.hash), ANCHOR_SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [location, pathname, type]);
}
