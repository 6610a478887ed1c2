import type { VenueReviewItem } from '@campetto/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isTyping } from '../shortcuts/shortcuts.ts';
import { firstOf, venueAt } from './activeCard.ts';
import { useSuccessor } from './useSuccessor.ts';

const NO_VENUES: readonly VenueReviewItem[] = [];

interface ActiveCardOptions {
  /** Venues that do not become active when another one leaves: their actions are pending, or another reviewer has them. */
  taken: ReadonlySet<string>;
  /** Those of the taken venues that `move` skips too; only `activate` with its folder path selects one. */
  passedOver: ReadonlySet<string>;
  /** Only one venue is shown. */
  single: boolean;
  /** Where none is active, it is the first: the one that is shown whole. */
  first: boolean;
  /** The place of a venue, also of one whose decision is under way. */
  placeOf: (folderPath: string) => number;
}

/** Whether at least half of a card is in the window, or half of the window is filled by it. */
function isInView(card: HTMLElement): boolean {
  const { top, bottom, height } = card.getBoundingClientRect();
  const visible = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return visible >= Math.min(height, window.innerHeight) / 2;
}

const isDialogOpen = () => document.querySelector('[role$=dialog]') !== null;

/**
 * The card that keyboard shortcuts act on: the one that has, or last had, the focus. When a decided
 * venue leaves the list, the card that takes its place becomes active, else the one before it, else
 * the list itself gets the focus.
 */
export function useActiveCard(
  venues: readonly VenueReviewItem[] = NO_VENUES,
  { taken, passedOver, single, first, placeOf }: ActiveCardOptions,
) {
  const cards = useRef(new Map<string, HTMLElement>());
  const region = useRef<HTMLElement>(null);
  const [last, setActive] = useState<string>();
  const item =
    venues.find(({ folderPath }) => folderPath === last) ??
    (first ? firstOf(venues, taken, passedOver) : undefined);
  const activePath = item?.folderPath;
  const latest = useRef(activePath);
  useEffect(() => {
    latest.current = activePath;
  }, [activePath]);
  /** A decision on the active venue is being made. */
  const isDeciding = useRef(false);
  const [focusTarget, setFocusTarget] = useState<{ folderPath: string | undefined }>();

  /** One venue with the decisions above it, unless these leave too little room for it. */
  const bringIntoView = useCallback(
    (card: HTMLElement): void => {
      if (single && !isInView(card)) region.current?.scrollIntoView();
      if (!isInView(card)) card.scrollIntoView({ block: 'nearest' });
    },
    [single],
  );

  useEffect(() => {
    if (focusTarget === undefined) return;
    // A closing dialog returns the focus in a timer of its own; this one runs after it.
    const timer = setTimeout(() => {
      if (isDialogOpen()) return;
      const { folderPath } = focusTarget;
      const card = folderPath === undefined ? null : cards.current.get(folderPath);
      (card ?? region.current)?.focus({ preventScroll: single });
      if (!single) return;
      // One venue is read from its top, where the decisions are.
      scrollTo({ top: 0 });
      // In a small window, what is above them leaves too little room.
      if (card) bringIntoView(card);
    });
    return () => clearTimeout(timer);
  }, [focusTarget, single, bringIntoView]);

  /** The element of a venue's card or row, if it is rendered. */
  const cardOf = useCallback((folderPath: string) => cards.current.get(folderPath), []);

  /** The venue of an element in its card or row. */
  const venueOf = useCallback((target: EventTarget | null): string | undefined => {
    const card = target instanceof Element ? target.closest('article') : null;
    if (card)
      for (const [folderPath, element] of cards.current) if (element === card) return folderPath;
    return undefined;
  }, []);

  // Whatever gets the focus inside a card, by key or by pointer, makes it the active one.
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const folderPath = venueOf(target);
      if (folderPath !== undefined) setActive(folderPath);
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [venueOf]);

  /** Stores the element of a card; the function is stable, so that it makes no card render again. */
  const registerCard = useCallback((folderPath: string, card: HTMLElement | null) => {
    if (card === null) cards.current.delete(folderPath);
    else cards.current.set(folderPath, card);
  }, []);

  function focus(folderPath: string | undefined): void {
    setActive(folderPath);
    latest.current = folderPath; // for what follows before it is rendered
    const card = folderPath === undefined ? undefined : cards.current.get(folderPath);
    // At once, before the card that has it is gone; a dialog returns it later to where it was.
    if (!isDialogOpen()) card?.focus({ preventScroll: single });
    setFocusTarget({ folderPath });
  }

  /** Makes a venue active that has come back, unless that would interrupt a decision or a typed text. */
  function comeBack(folderPath: string): void {
    if (isDeciding.current || isDialogOpen()) return;
    if (isTyping(document.activeElement)) setActive(folderPath);
    else focus(folderPath);
  }

  const { shown, successorOf } = useSuccessor(venues, {
    last,
    onLeft: ({ folderPath }) => single || focus(folderPath),
  });

  /** Brings the active card into view and focuses it; returns whether it was out of sight. */
  function show(): boolean {
    const card = activePath === undefined ? undefined : cards.current.get(activePath);
    if (!card || isInView(card)) return false;
    bringIntoView(card);
    card.focus({ preventScroll: true });
    return true;
  }

  return {
    region,
    registerCard,
    cardOf,
    venueOf,
    active: item,
    /** Makes a card active, focuses it and so brings it into view. */
    activate: focus,
    show,
    /**
     * Activates the neighbour of a venue that is about to leave the list, unless another one is active by
     * then, and returns the active one.
     */
    activateNeighbour: (item: VenueReviewItem): VenueReviewItem | undefined => {
      const now = shown.current.find(({ folderPath }) => folderPath === latest.current);
      if (now && now.folderPath !== item.folderPath) return now;
      const neighbour = successorOf(
        item.folderPath,
        ({ folderPath }) => folderPath !== item.folderPath && !taken.has(folderPath),
      );
      focus(neighbour?.folderPath);
      return neighbour;
    },
    /** Says whether a decision on the active venue is being made, which nothing interrupts. */
    setDeciding: (isNow: boolean): void => {
      isDeciding.current = isNow;
    },
    /** Activates a venue whose decision failed, unless an earlier one is active. */
    returnTo: ({ folderPath }: VenueReviewItem): void => {
      const now = latest.current === undefined ? -1 : placeOf(latest.current);
      if (now === -1 || placeOf(folderPath) < now) comeBack(folderPath);
    },
    /** Activates a venue that is in the list again. */
    bringBack: comeBack,
    /** Activates the card `by` places further on; one venue at a time, a free one if there is any. */
    move: (by: number): void => {
      const nextWithout = (left: ReadonlySet<string>) =>
        venueAt(
          venues.filter((each) => each === item || !left.has(each.folderPath)),
          activePath,
          by,
        );
      const free = single && by > 0 ? nextWithout(taken) : item;
      const next = free === item ? nextWithout(passedOver) : free;
      const card = next && cards.current.get(next.folderPath);
      // At once, because a later focus would take it back from what is focused in the meantime.
      if (card) card.focus();
      else if (next) focus(next.folderPath);
    },
  };
}

export type ActiveCard = ReturnType<typeof useActiveCard>;
