import { useCallback, useEffect, useRef, useState } from 'react';
import type { ActiveCard } from '../card/useActiveCard.ts';

/**
 * The venue whose card has the pointer, and a function that marks the cards of venues. Cards are marked by
 * an attribute of their elements: there may be hundreds, none of which renders again.
 */
export function usePointedVenue({ cardOf, venueOf }: Pick<ActiveCard, 'cardOf' | 'venueOf'>) {
  const [pointed, setPointed] = useState<string>();
  const marked = useRef<readonly string[]>([]);

  useEffect(() => {
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      // A finger does not hover: the marker would stand out until the next touch.
      if (pointerType !== 'touch') setPointed(venueOf(target));
    };
    document.addEventListener('pointerover', onPointerOver);
    return () => document.removeEventListener('pointerover', onPointerOver);
  }, [venueOf]);

  const markCards = useCallback(
    (ids: readonly string[]) => {
      for (const id of marked.current) cardOf(id)?.removeAttribute('data-pointed');
      for (const id of ids) cardOf(id)?.setAttribute('data-pointed', '');
      marked.current = ids;
    },
    [cardOf],
  );
  // A closed map leaves no card marked.
  useEffect(() => () => markCards([]), [markCards]);

  return { pointed, markCards };
}
