import { useEffect, useRef, useSyncExternalStore } from 'react';
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

const isReached = (id: string) => {
  const top = document.getElementById(id)?.getBoundingClientRect().top;
  return top !== undefined && top <= ACTIVE_OFFSET;
};

const partInAddress = () => location.hash.slice(1);

/**
 * The id of the part of a long page that is being read; above all parts the first (spec §2.8).
 * Scrolls to the part in the address's hash, and back to the same part after the texts have changed,
 * for example to another language.
 * @param ids ids of the parts' elements, in their order
 * @param shown identifies the texts in these elements; undefined while they are loading
 */
export function useActivePart(
  ids: readonly string[],
  shown: string | undefined,
): string | undefined {
  const reached = useSyncExternalStore(
    subscribe,
    () => ids.findLast(isReached),
    () => undefined,
  );
  // Undefined at first; null above all parts.
  const last = useRef<string | null>(undefined);

  useEffect(() => {
    if (shown === undefined) return;
    const target = last.current === undefined ? partInAddress() : last.current;
    if (!target) return;
    const timer = setTimeout(() => scrollToPart(target), ANCHOR_SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [shown]);

  // After the effect above, which needs the part from before the texts changed.
  useEffect(() => {
    if (shown !== undefined) last.current = reached ?? null;
  }, [shown, reached]);

  useEffect(() => {
    const onHashChange = () => scrollToPart(partInAddress());
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  return reached ?? ids[0];
}
