import type { VenueReviewItem } from '@campetto/contract';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { firstPage, type ListFilters } from '../../../venue-client/list/listRequest.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import type { VenueSelection } from '../selection/useSelection.ts';
import { holdPosition } from './holdPosition.ts';
import { storePosition } from './listPosition.ts';
import type { StoredPosition } from './useStoredPosition.ts';

/** How many venues after the first one in sight are remembered, because others may decide on that one meanwhile. */
const REMEMBERED = 20;

/** Milliseconds without a scroll after which the venue in sight is looked up. */
const SETTLED = 100;

const NONE_IN_SIGHT: { paths: readonly string[]; top: number } = { paths: [], top: 0 };

interface ListPositionOptions {
  stored: StoredPosition;
  filters: ListFilters;
  /** Only the active venue is shown. */
  isFocus: boolean;
  list: VenueList;
  cards: ActiveCard;
  selection: VenueSelection;
}

/**
 * Restores the position in the list after a reload or Back, and stores it when the page is hidden or left, because a
 * phone throws hidden pages away. When the window gets another width, as a phone that is turned, the venue in sight
 * stays.
 */
export function useListPosition(options: ListPositionOptions): void {
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

  /** Scrolls the first of the venues that is listed to where it was. */
  function show(paths: readonly string[], top: number): void {
    const path = paths.find((each) => cards.cardOf(each) !== undefined);
    if (!isFocus && path !== undefined) holdPosition(() => cards.cardOf(path), top);
  }

  const store = useEffectEvent(() => {
    if (venues === undefined || stored.position) return;
    const { paths, top } = inSight();
    storePosition({
      uid: stored.uid,
      list: firstPage(filters),
      pages: list.pages,
      active: cards.active?.folderPath,
      inSight: paths,
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
    show(paths, Math.min(top, innerHeight / 2));
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
    const { position } = stored;
    if (venues === undefined || position === undefined) return;
    const { inSight: paths, top, active, selected } = position;
    const listed = new Set(venues.map(({ folderPath }) => folderPath));
    cards.restore(isFocus ? paths.find((path) => listed.has(path)) : active);
    selection.select(venues.filter(({ folderPath }) => selected.includes(folderPath)));
    show(paths, top);
    stored.end();
  });
  const isListed = venues !== undefined;
  useLayoutEffect(() => {
    if (isListed) restore();
  }, [isListed]);
}
