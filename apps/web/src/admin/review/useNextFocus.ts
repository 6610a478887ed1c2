import type { VenueReviewItem } from '@campetto/contract';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Keeps the keyboard in the list: when a decided card leaves, focus goes to the one that takes its
 * place, else to the one before it, else to the list itself.
 */
export function useNextFocus(venues: readonly VenueReviewItem[] | undefined) {
  const cards = useRef(new Map<string, HTMLElement>());
  const region = useRef<HTMLElement>(null);
  const [next, setNext] = useState<{ folderPath: string | undefined }>();

  useEffect(() => {
    if (next === undefined) return;
    // The closing dialog hands focus back in a timer of its own; ours comes after it.
    const timer = setTimeout(() => {
      const card = next.folderPath === undefined ? null : cards.current.get(next.folderPath);
      (card ?? region.current)?.focus();
    });
    return () => clearTimeout(timer);
  }, [next]);

  const cardRef = useCallback(
    (folderPath: string) => (card: HTMLElement | null) => {
      if (card === null) cards.current.delete(folderPath);
      else cards.current.set(folderPath, card);
    },
    [],
  );

  /** Moves focus on from a venue that is about to leave the list. */
  function after(item: VenueReviewItem): void {
    const index = venues?.findIndex(({ folderPath }) => folderPath === item.folderPath) ?? -1;
    const neighbour = venues?.[index + 1] ?? venues?.[index - 1];
    setNext({ folderPath: neighbour?.folderPath });
  }

  return { region, cardRef, after };
}
