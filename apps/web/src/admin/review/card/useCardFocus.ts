import { useCallback, useEffect, useRef, useState } from 'react';

/** Whether at least half of an element is in the window, or half of the window is filled by it. */
export function isInView(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const visible = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return visible >= Math.min(height, window.innerHeight) / 2;
}

export const isDialogOpen = () => document.querySelector('[role$=dialog]') !== null;

/** The elements of the listed venues, and the focus on one of them; `single` if one venue is shown at a time. */
export function useCardFocus(single: boolean) {
  const cards = useRef(new Map<string, HTMLElement>());
  const region = useRef<HTMLElement>(null);
  const [target, setTarget] = useState<{ folderPath: string | undefined }>();

  /** The element of a venue's card or row, if it is rendered. */
  const cardOf = useCallback(
    (folderPath: string | undefined) =>
      folderPath === undefined ? undefined : cards.current.get(folderPath),
    [],
  );

  /** Shows the decisions above a single venue too, unless they leave too little room for it. */
  const bringIntoView = useCallback(
    (card: HTMLElement): void => {
      if (single && !isInView(card)) region.current?.scrollIntoView();
      if (!isInView(card)) card.scrollIntoView({ block: 'nearest' });
    },
    [single],
  );

  useEffect(() => {
    if (target === undefined) return;
    // A closing dialog returns the focus in a timer of its own; this one runs after it.
    const timer = setTimeout(() => {
      if (isDialogOpen()) return;
      const card = cardOf(target.folderPath);
      (card ?? region.current)?.focus({ preventScroll: single });
      if (!single) return;
      // One venue is read from its top, where the decisions are.
      scrollTo({ top: 0 });
      // In a small window, what is above them leaves too little room.
      if (card) bringIntoView(card);
    });
    return () => clearTimeout(timer);
  }, [target, single, cardOf, bringIntoView]);

  /** The venue of an element in its card or row. */
  const venueOf = useCallback((element: EventTarget | null): string | undefined => {
    const card = element instanceof Element ? element.closest('article') : null;
    if (card) for (const [folderPath, each] of cards.current) if (each === card) return folderPath;
    return undefined;
  }, []);

  /** Stores the element of a card; the function is stable, so that it makes no card render again. */
  const registerCard = useCallback((folderPath: string, card: HTMLElement | null) => {
    if (card === null) cards.current.delete(folderPath);
    else cards.current.set(folderPath, card);
  }, []);

  return {
    region,
    registerCard,
    cardOf,
    venueOf,
    /** Focuses the card of a venue, without one the list, and brings it into view. */
    focus: (folderPath: string | undefined): void => {
      // At once, before the card that has it is gone; a dialog returns it later to where it was.
      if (!isDialogOpen()) cardOf(folderPath)?.focus({ preventScroll: single });
      setTarget({ folderPath });
    },
    /** Brings the card of a venue into view and focuses it; returns whether it was out of sight. */
    show: (folderPath: string | undefined): boolean => {
      const card = cardOf(folderPath);
      if (!card || isInView(card)) return false;
      bringIntoView(card);
      card.focus({ preventScroll: true });
      return true;
    },
  };
}
