import type { VenueReviewItem } from '@campetto/contract';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The card that the keyboard acts on: the one that has, or last had, the focus. When a decided card
 * leaves, the one that takes its place becomes active, else the one before it, else the list itself
 * gets the focus.
 */
export function useActiveCard(venues: readonly VenueReviewItem[] | undefined) {
  const cards = useRef(new Map<string, HTMLElement>());
  const region = useRef<HTMLElement>(null);
  const [active, setActive] = useState<string>();
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

  // Whatever gets the focus inside a card, by key or by pointer, makes it the active one.
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? target.closest('article') : null;
      for (const [folderPath, element] of cards.current) {
        if (element === card) setActive(folderPath);
      }
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);

  /** Keeps the element of a card; the same function for all of them, so that none is drawn anew. */
  const keepCard = useCallback((folderPath: string, card: HTMLElement | null) => {
    if (card === null) cards.current.delete(folderPath);
    else cards.current.set(folderPath, card);
  }, []);

  const indexOf = (folderPath: string | undefined) =>
    venues?.findIndex((item) => item.folderPath === folderPath) ?? -1;

  /** Moves on from a venue that is about to leave the list; gives the one that is next. */
  function after(item: VenueReviewItem): VenueReviewItem | undefined {
    const index = indexOf(item.folderPath);
    const neighbour = venues?.[index + 1] ?? venues?.[index - 1];
    setActive(neighbour?.folderPath);
    setNext({ folderPath: neighbour?.folderPath });
    return neighbour;
  }

  /** To the card so many places on; the first where none is active. */
  function step(by: number): void {
    const index = indexOf(active);
    const last = (venues?.length ?? 0) - 1;
    const to = venues?.[index < 0 ? 0 : Math.min(Math.max(index + by, 0), last)];
    if (to) show(to.folderPath);
  }

  /** Makes a card active and brings it into view. */
  function show(folderPath: string): void {
    setActive(folderPath);
    setNext({ folderPath });
  }

  return {
    region,
    keepCard,
    active: venues?.[indexOf(active)],
    after,
    step,
    show,
  };
}
