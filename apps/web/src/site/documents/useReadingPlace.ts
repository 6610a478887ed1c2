import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Pixels below the top of the window: what has come so far is being read (spec §9). */
const READING_LINE = 100;
/** From the document's arrival to the scroll to what the address asks for (spec §9). */
const SCROLL_DELAY_MS = 100;

function subscribe(listener: () => void) {
  const options = { passive: true };
  addEventListener('scroll', listener, options);
  addEventListener('resize', listener, options);
  return () => {
    removeEventListener('scroll', listener);
    removeEventListener('resize', listener);
  };
}

const hasCome = (id: string) => {
  const top = document.getElementById(id)?.getBoundingClientRect().top;
  return top !== undefined && top <= READING_LINE;
};

/** Styles decide how far below the top it stops; an unknown id is ignored. */
function scrollToPart(id: string) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
}

const partInAddress = () => location.hash.slice(1);

/**
 * The part of a long page that is in view; above all of them the first (spec §2.8). Keeps the page
 * where the address's hash says, and at the same part when its words were exchanged, as by another
 * language.
 * @param ids of the parts' elements, in their order
 * @param shown which words these elements hold; nothing while they are on their way
 */
export function useReadingPlace(
  ids: readonly string[],
  shown: string | undefined,
): string | undefined {
  const reached = useSyncExternalStore(
    subscribe,
    () => ids.findLast(hasCome),
    () => undefined,
  );
  // Unknown at first; `null` at the head of the page.
  const place = useRef<string | null>(undefined);

  useEffect(() => {
    if (shown === undefined) return;
    const target = place.current === undefined ? partInAddress() : place.current;
    if (!target) return;
    const timer = setTimeout(() => scrollToPart(target), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  // After the effect above, which still needs the place from before the words were exchanged.
  useEffect(() => {
    if (shown !== undefined) place.current = reached ?? null;
  }, [shown, reached]);

  useEffect(() => {
    const follow = () => scrollToPart(partInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  return reached ?? ids[0];
}
