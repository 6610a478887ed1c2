import type { VenueReviewItem } from '@campetto/contract';
import { useEffect, useRef, useState } from 'react';
import { isTyping } from '../shortcuts/shortcuts.ts';
import { firstOf, venueAt } from './activeCard.ts';
import { isDialogOpen, useCardFocus } from './useCardFocus.ts';
import { useSuccessor } from './useSuccessor.ts';

const NO_VENUES: readonly VenueReviewItem[] = [];

interface ActiveCardOptions {
  /** Venues with a pending action or another reviewer: none becomes active when another one leaves. */
  taken: ReadonlySet<string>;
  /** Those of the taken venues that `activateBy` skips too; only `activate` with its folder path selects one. */
  passedOver: ReadonlySet<string>;
  /** Only one venue is shown. */
  single: boolean;
  /** The first venue is active as long as no other one is, and another one as soon as the active one has left. */
  first: boolean;
  /** Names the list: changes with the filters. */
  list: string;
  /** The place of a venue, also of one whose decision is under way. */
  placeOf: (folderPath: string) => number;
}

/**
 * The card that keyboard shortcuts act on: the one that has, or last had, the focus. When a decided
 * venue leaves the list, the card that takes its place becomes active, else the one before it, else
 * the list itself gets the focus.
 */
export function useActiveCard(
  venues: readonly VenueReviewItem[] = NO_VENUES,
  { taken, passedOver, single, first, list, placeOf }: ActiveCardOptions,
) {
  const { focus, show, ...elements } = useCardFocus(single);
  const { cardOf, venueOf } = elements;
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

  // Whatever gets the focus inside a card, by key or by pointer, makes it the active one.
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const folderPath = venueOf(target);
      if (folderPath !== undefined) setActive(folderPath);
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [venueOf]);

  /** Makes a card active, focuses it and so brings it into view. */
  function activate(folderPath: string | undefined): void {
    setActive(folderPath);
    latest.current = folderPath; // for what follows before it is rendered
    focus(folderPath);
  }

  /** Activates a venue that is in the list again, unless that would interrupt a decision or a typed text. */
  function bringBack(folderPath: string): void {
    if (isDeciding.current || isDialogOpen()) return;
    if (isTyping(document.activeElement)) setActive(folderPath);
    else activate(folderPath);
  }

  const { shown, successorOf } = useSuccessor(venues, {
    last,
    list,
    isFree: ({ folderPath }) => !single || !taken.has(folderPath),
    onLeft: ({ folderPath }, hadFocus) => {
      if (hadFocus) activate(folderPath);
      else if (first) setActive(folderPath);
    },
  });

  return {
    ...elements,
    active: item,
    activate,
    /** Makes a card active again after the page was loaded again, without the focus. */
    restore: setActive,
    bringBack,
    /** Brings the active card into view and focuses it; returns whether it was out of sight. */
    show: () => show(activePath),
    /**
     * Activates the neighbour of venues that are about to leave the list, unless another one is active by then, and
     * returns the active one.
     */
    activateNeighbour: (...leaving: readonly VenueReviewItem[]): VenueReviewItem | undefined => {
      const gone = new Set(leaving.map(({ folderPath }) => folderPath));
      const now = shown.current.find(({ folderPath }) => folderPath === latest.current);
      const [from] = now ? [now] : leaving;
      if (!from || (now && !gone.has(now.folderPath))) return now;
      const neighbour = successorOf(
        from.folderPath,
        ({ folderPath }) => !gone.has(folderPath) && !taken.has(folderPath),
      );
      activate(neighbour?.folderPath);
      return neighbour;
    },
    /** Sets whether a decision on the active venue is being made, which `bringBack` does not interrupt. */
    setDeciding: (isNow: boolean): void => {
      isDeciding.current = isNow;
    },
    /** Activates a venue whose decision failed, unless an earlier one is active. */
    returnTo: ({ folderPath }: VenueReviewItem): void => {
      const now = latest.current === undefined ? -1 : placeOf(latest.current);
      if (now === -1 || placeOf(folderPath) < now) bringBack(folderPath);
    },
    /** Activates the card `by` places further on; one venue at a time, a free one if there is any. */
    activateBy: (by: number): void => {
      const nextWithout = (left: ReadonlySet<string>) =>
        venueAt(
          venues.filter((each) => each === item || !left.has(each.folderPath)),
          activePath,
          by,
        );
      const free = single && by > 0 ? nextWithout(taken) : item;
      const next = free === item ? nextWithout(passedOver) : free;
      const card = cardOf(next?.folderPath);
      // At once, because a later focus would take it back from what is focused in the meantime.
      if (card) card.focus();
      else if (next) activate(next.folderPath);
    },
  };
}

export type ActiveCard = ReturnType<typeof useActiveCard>;
