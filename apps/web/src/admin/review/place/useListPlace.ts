import type { VenueReviewItem } from '@campetto/contract';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useAuth } from '../../../auth/AuthProvider.tsx';
import { firstPage, type ListFilters } from '../../../venue-client/list/listRequest.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import type { VenueSelection } from '../selection/useSelection.ts';
import { holdInPlace } from './holdInPlace.ts';
import { readPlace, storePlace } from './listPlace.ts';

/** How many venues after the first one in sight are remembered, because others may decide on that one meanwhile. */
const REMEMBERED = 20;

/** Milliseconds without a scroll after which the venue in sight is looked up. */
const SETTLED = 100;

const NONE_IN_SIGHT: { paths: readonly string[]; top: number } = { paths: [], top: 0 };

/** The stored place in a list, until it is restored or another list is shown. */
export function useStoredPlace(filters: ListFilters) {
  const uid = useAuth().user?.uid ?? '';
  const list = firstPage(filters);
  // A link to the list leads to its start; a reload and Back lead to where one was.
  const isNew = useNavigationType() === 'PUSH';
  const [stored] = useState(() => (isNew ? undefined : readPlace(uid, list)));
  const [isRestored, setRestored] = useState(false);
  const place = stored?.list === list ? stored : undefined;
  return {
    uid,
    place: isRestored ? undefined : place,
    /** With how many pages the list began. */
    pages: place?.pages,
    end: () => setRestored(true),
  };
}

interface ListPlaceOptions {
  stored: ReturnType<typeof useStoredPlace>;
  filters: ListFilters;
  /** Only the active venue is shown. */
  isFocus: boolean;
  list: VenueList;
  cards: ActiveCard;
  selection: VenueSelection;
}

/**
 * Restores the place in the list after a reload or Back, and stores it when the page is hidden or left: a phone throws
 * hidden pages away. When the window becomes wider or narrower, as a phone that is turned, the venue in sight stays.
 */
export function useListPlace(options: ListPlaceOptions): void {
  const { stored, filters, isFocus, list, cards, selection } = options;
  const { venues } = list;
  /** The venues in sight when the last scroll ended. */
  const settled = useRef(NONE_IN_SIGHT);

  function inSight() {
    const { active } = cards;
    const topOf = (path: string) => cards.cardOf(path)?.getBoundingClientRect().top ?? -1;
    // At the top of a list, one wants to see the newest venues.
    const isFirst = (item: VenueReviewItem) =>
      isFocus ? item === active : scrollY > 0 && topOf(item.folderPath) >= 0;
    const first = venues?.findIndex(isFirst) ?? -1;
    if (!venues || first < 0) return NONE_IN_SIGHT;
    const paths = venues.slice(first, first + REMEMBERED).map(({ folderPath }) => folderPath);
    return { paths, top: topOf(paths[0] ?? '') };
  }

  function show(path: string | undefined, top: number): void {
    if (!isFocus && path !== undefined) holdInPlace(() => cards.cardOf(path), top);
  }

  const store = useEffectEvent(() => {
    if (venues === undefined || stored.place) return;
    const { paths, top } = inSight();
    storePlace({
      uid: stored.uid,
      list: firstPage(filters),
      pages: list.pages,
      active: cards.active?.folderPath,
      inSight: [...paths],
      top,
      selected: venues
        .map(({ folderPath }) => folderPath)
        .filter((path) => !selection.isMatching && selection.isSelected(path)),
    });
  });
  const settle = useEffectEvent(() => {
    settled.current = inSight();
  });
  const turn = useEffectEvent(() => {
    const { paths, top } = settled.current;
    show(paths[0], Math.min(top, innerHeight / 2));
  });

  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let width = innerWidth;
    let timer: ReturnType<typeof setTimeout> | undefined;
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'hidden') store();
      },
      { signal },
    );
    addEventListener(
      'scroll',
      () => {
        clearTimeout(timer);
        timer = setTimeout(settle, SETTLED);
      },
      { passive: true, signal },
    );
    addEventListener(
      'resize',
      () => {
        if (innerWidth === width) return;
        width = innerWidth;
        turn();
      },
      { signal },
    );
    return () => {
      clearTimeout(timer);
      listening.abort();
      store();
    };
  }, []);

  const restore = useEffectEvent(() => {
    const { place } = stored;
    if (venues === undefined || place === undefined) return;
    const paths = new Set(venues.map(({ folderPath }) => folderPath));
    const found = place.inSight.find((path) => paths.has(path));
    cards.restore(isFocus ? found : place.active);
    selection.select(venues.filter(({ folderPath }) => place.selected.includes(folderPath)));
    show(found, place.top);
    stored.end();
  });
  const isListed = venues !== undefined;
  useLayoutEffect(() => {
    if (isListed) restore();
  }, [isListed]);
}
