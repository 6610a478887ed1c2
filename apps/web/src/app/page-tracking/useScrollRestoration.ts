import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The router numbers the entries of the history; an entry that is replaced keeps its number. */
const entryNumber = (): number | undefined => history.state?.idx;

interface Position {
  /** Pixels above the visible part. */
  top: number;
  /** Of the whole page, in pixels. */
  height: number;
  /** The link that had the focus, by its address and its place among the links to it, of which there were `count`. */
  link: { href: string; index: number; count: number } | undefined;
}

/** Where the visitor was in each entry of the history, by its number. */
const positions = new Map<number | undefined, Position>();

const linksTo = (href: string) =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`));

function focusedLink(): Position['link'] {
  const link = document.activeElement;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const href = link.getAttribute('href') ?? '';
  const links = linksTo(href);
  return { href, index: links.indexOf(link), count: links.length };
}

const currentPosition = (): Position => ({
  top: scrollY,
  height: document.documentElement.scrollHeight,
  link: focusedLink(),
});

/**
 * Focuses the link that was followed, so that the keyboard continues there, unless something else has the focus than
 * the part of this page to which the link led.
 */
function focusLink({ link }: Position, leftHash?: string): void {
  const focused = document.activeElement;
  const isFree = focused?.matches('body, main') !== false || `#${focused.id}` === leftHash;
  if (!link || !isFree) return;
  const links = linksTo(link.href);
  // Otherwise its place may be another link's, such as while a search is not restored yet.
  if (links.length === link.count) links[link.index]?.focus({ preventScroll: true });
}

/** The position of the current entry; after a reload only the entry itself still contains it. */
const storedPosition = (): Position | undefined =>
  positions.get(entryNumber()) ?? history.state?.position;

/** Whether this document was reloaded or reached by Back, so that the browser restores its place. */
const isRestoredByBrowser = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

/** Whether the visitor has returned to the page, so that its scroll position is restored instead of its anchor. */
export function useIsReturn(): Readonly<RefObject<boolean>> {
  const type = useNavigationType();
  const isReturn = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how the page was reached, not what followed.
  useLayoutEffect(() => {
    isReturn.current = type === 'POP' && (storedPosition() !== undefined || isRestoredByBrowser());
  }, []);
  return isReturn;
}

/** Events of a visitor who moves in the page by hand, which end the restoration. */
const INPUTS = ['wheel', 'pointerdown', 'keydown'] as const;

/** Scrolls to a position until the page is as long as it was; returns a function that stops this. */
function scrollUntilLoaded({ top, height }: Position, onEnd: () => void): () => void {
  const scroll = () => scrollTo({ top, behavior: 'instant' });
  const stop = () => {
    observer.disconnect();
    for (const name of INPUTS) removeEventListener(name, stop, true);
    onEnd();
  };
  const observer = new ResizeObserver(() => {
    scroll();
    // The texts of a page may arrive one by one, in any order.
    if (document.documentElement.scrollHeight >= height) stop();
  });
  observer.observe(document.body);
  for (const name of INPUTS) addEventListener(name, stop, { capture: true, passive: true });
  scroll();
  return stop;
}

/**
 * Returns to the place in a page that Back or Forward shows again. The browser would do so before the page has its
 * text, which is requested; it still restores a page that is reloaded or that it loads from another site.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef<{ pathname: string; hash: string; entry: number | undefined }>(undefined);
  /** Stops the restoration that is under way. */
  const stopRestoring = useRef<() => void>(undefined);

  useEffect(() => {
    const record = () => {
      const entry = entryNumber();
      // After a navigation and before its page is shown, the old page may scroll: that is no position of the new entry.
      if (stopRestoring.current || entry !== shown.current?.entry) return undefined;
      const position = currentPosition();
      positions.set(entry, position);
      return position;
    };
    // A link may be followed before the event of the last scroll.
    const onClick = () => {
      const position = record();
      if (position) history.replaceState({ ...history.state, position }, '');
    };
    const onPopState = () => {
      const { pathname, entry } = shown.current ?? {};
      const isOtherPart = window.location.pathname === pathname && entryNumber() !== entry;
      if (isOtherPart || storedPosition() === undefined) return;
      history.scrollRestoration = 'manual';
      // Manual for this event only, because the browser itself restores the position after a reload.
      setTimeout(() => {
        history.scrollRestoration = 'auto';
      });
    };
    addEventListener('scroll', record, { passive: true });
    addEventListener('click', onClick, true);
    addEventListener('popstate', onPopState, true);
    return () => {
      removeEventListener('scroll', record);
      removeEventListener('click', onClick, true);
      removeEventListener('popstate', onPopState, true);
    };
  }, []);

  useLayoutEffect(() => {
    const last = shown.current;
    const { pathname, hash } = location;
    // The browser itself has followed a link within the page, whose entry gets the next number.
    if (last && !history.state) {
      const idx = (last.entry ?? 0) + 1;
      history.replaceState({ idx }, '');
      positions.delete(idx);
    }
    const entry = entryNumber();
    shown.current = { pathname, hash, entry };
    // Only the language in the address was replaced.
    if (stopRestoring.current && last?.entry === entry && last?.pathname === pathname) return;
    stopRestoring.current?.();
    const position = storedPosition();
    const isOtherPage = last !== undefined && last.pathname !== pathname;
    if (type !== 'POP' || !isOtherPage || position === undefined) {
      // The browser itself scrolls within a page.
      if (type === 'POP' && last && position) focusLink(position, last.hash);
      positions.set(entry, currentPosition());
      return;
    }
    stopRestoring.current = scrollUntilLoaded(position, () => {
      stopRestoring.current = undefined;
      focusLink(position);
    });
  }, [location, type]);

  useEffect(() => () => stopRestoring.current?.(), []);
}
