import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

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

interface ReadingPlace {
  /** The part in view; above all of them the first. */
  activeId: string | undefined;
  /** Goes to a part and writes it into the address. */
  select: (id: string) => void;
}

/**
 * Where in a long page the visitor is (spec §2.8). It follows the address's hash, and comes back to
 * the same part when the page's words were exchanged, as by another language.
 * @param ids of the parts' elements, in their order
 * @param isReady whether these elements are there
 */
export function useReadingPlace(ids: readonly string[], isReady: boolean): ReadingPlace {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const reached = useSyncExternalStore(
    subscribe,
    () => ids.findLast(hasCome),
    () => undefined,
  );
  // Unknown at first; `null` at the head of the page.
  const place = useRef<string | null>(undefined);

  useEffect(() => {
    if (!isReady) return;
    const target = place.current === undefined ? partInAddress() : place.current;
    if (!target) return;
    const timer = setTimeout(() => scrollToPart(target), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isReady]);

  // After the effect above, which still needs the place from before the words were exchanged.
  useEffect(() => {
    if (isReady) place.current = reached ?? null;
  }, [isReady, reached]);

  useEffect(() => {
    const follow = () => scrollToPart(partInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const select = useCallback(
    (id: string) => {
      scrollToPart(id);
      if (hash !== `#${id}`) void navigate({ search, hash: id });
    },
    [hash, navigate, search],
  );

  return { activeId: reached ?? ids[0], select };
}
