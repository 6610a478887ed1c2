import type { VenueReviewItem } from '@campetto/contract';
import { useEffectEvent, useLayoutEffect } from 'react';
import { firstPage, type ListFilters } from '../../../venue-client/list/listRequest.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import type { VenueSelection } from '../selection/useSelection.ts';
import { anchorScroll } from './anchorScroll.ts';
import { storePosition } from './listPosition.ts';
import { NONE_IN_SIGHT, useScrollAnchor, type VenuesInSight } from './useScrollAnchor.ts';
import type { StoredPosition } from './useStoredPosition.ts';

/** How many venues after the first one in sight are remembered, because others may decide on that one meanwhile. */
const REMEMBERED = 20;

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
 * phone throws hidden pages away.
 */
export function useListPosition(options: ListPositionOptions): void {
  const { stored, filters, isFocus, list, cards, selection } = options;
  const { venues } = list;

  function inSight(): VenuesInSight {
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
  function show({ paths, top }: VenuesInSight): void {
    const path = paths.find((each) => cards.cardOf(each) !== undefined);
    if (!isFocus && path !== undefined) anchorScroll(() => cards.cardOf(path), top);
  }

  useScrollAnchor(inSight, show);

  const store = useEffectEvent(() => {
    if (venues === undefined || stored.position) return;
    const { paths, top } = inSight();
    storePosition(stored.uid, {
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
  useLayoutEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') store();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
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
    show({ paths, top });
    stored.end();
  });
  const isListed = venues !== undefined;
  useLayoutEffect(() => {
    if (isListed) restore();
  }, [isListed]);
}
