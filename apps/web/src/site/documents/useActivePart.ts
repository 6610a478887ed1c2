import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useIsReturn } from '../../app/page-tracking/useScrollRestoration.ts';
import { ANCHOR_SCROLL_DELAY, scrollToPart } from '../../app/scrollToPart.ts';

/** A part is active once its top is at most this many pixels below the top of the window (spec §9). */
const ACTIVE_OFFSET = 100;

function subscribe(listener: () => void) {
  const options = { passive: true };
  addEventListener('scroll', listener, options);
  addEventListener('resize', listener, options);
  return () => {
    removeEventListener('scroll', listener);
    removeEventListener('resize', listener);
  };
}

function isReached(part: Element): boolean {
  // With larger texts the navigation bar is higher; the browser scrolls parts to below the bar, by this margin.
  const margin = Number.parseFloat(getComputedStyle(part).scrollMarginBlockStart);
  return part.getBoundingClientRect().top <= Math.max(ACTIVE_OFFSET, margin + 1);
}

const isPartReached = (id: string) => {
  const part = document.getElementById(id);
  return part !== null && isReached(part);
};

const partInAddress = () => location.hash.slice(1);

/** The elements that an address can lead to: sections, and headings other than titles. */
const TARGETS = 'main section[id], main :not([data-level="1"])[data-level] > [id]';

/** The target in the address while it is in view, else the last one that is reached. */
function targetInView(): string | null {
  const named = document.getElementById(partInAddress());
  const { top = -1 } = named?.getBoundingClientRect() ?? {};
  if (named && top >= 0 && top < innerHeight) return named.id;
  return Array.from(document.querySelectorAll(TARGETS)).findLast(isReached)?.id ?? null;
}

/**
 * The id of the part of a long page that is being read; above all parts the first (spec §2.8).
 * Scrolls to the target in the address's hash, unless the visitor returns to another place in the page, and back to
 * the same target after the texts have changed, for example to another language.
 * @param ids ids of the parts' elements, in their order
 * @param shown identifies the texts in these elements; undefined while they are loading
 */
export function useActivePart(
  ids: readonly string[],
  shown: string | undefined,
): string | undefined {
  const reached = useSyncExternalStore(
    subscribe,
    () => ids.findLast(isPartReached),
    () => undefined,
  );
  // The last target in view: undefined at first, null above all targets.
  const last = useRef<string | null>(undefined);
  const isReturn = useIsReturn();

  // A layout effect ends before the old texts are removed, because their removal scrolls the page.
  useLayoutEffect(() => {
    if (shown === undefined) return;
    const opening = isReturn.current ? null : partInAddress();
    const target = last.current === undefined ? opening : last.current;
    last.current = target || targetInView();
    const timer = target ? setTimeout(() => scrollToPart(target), ANCHOR_SCROLL_DELAY) : undefined;
    const unsubscribe = subscribe(() => {
      last.current = targetInView();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [shown, isReturn]);

  useEffect(() => {
    const onHashChange = ({ oldURL }: HashChangeEvent) => {
      // After Back from another page, or to where a link was followed, the place is restored instead.
      if (history.state?.position || new URL(oldURL).pathname !== location.pathname) return;
      scrollToPart(partInAddress());
    };
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  return reached ?? ids[0];
}
