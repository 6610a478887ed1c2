import type { VenueReviewItem } from '@campetto/contract';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useAuth } from '../../../auth/AuthProvider.tsx';
import { firstPage, type ListFilters } from '../../../venue-client/list/listRequest.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import type { VenueSelection } from '../selection/useSelection.ts';
import { readPlace, storePlace } from './listPlace.ts';

/** How many venues after the first one in sight are remembered, because others may decide on that one meanwhile. */
const REMEMBERED = 20;

/** The stored place in a list, until it is restored or another list is shown. */
export function useStoredPlace(filters: ListFilters) {
  const uid = useAuth().user?.uid ?? '';
  const list = firstPage(filters);
  // A link to the list leads to its start; a reload and Back lead to where one was.
  const isNew = useNavigationType() === 'PUSH';
  const [stored, setStored] = useState(() => (isNew ? undefined : readPlace(uid, list)));
  return {
    uid,
    place: stored?.list === list ? stored : undefined,
    end: () => setStored(undefined),
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
 * hidden pages away.
 */
export function useListPlace(options: ListPlaceOptions): void {
  const { stored, filters, isFocus, list, cards, selection } = options;
  const { venues } = list;

  const store = useEffectEvent(() => {
    if (venues === undefined || stored.place) return;
    const { active } = cards;
    const topOf = (path: string) => cards.cardOf(path)?.getBoundingClientRect().top ?? -1;
    // At the top of a list, one wants to see the newest venues.
    const isFirst = (item: VenueReviewItem) =>
      isFocus ? item === active : scrollY > 0 && topOf(item.folderPath) >= 0;
    const first = venues.findIndex(isFirst);
    const inSight = first < 0 ? [] : venues.slice(first, first + REMEMBERED);
    const paths = inSight.map(({ folderPath }) => folderPath);
    storePlace({
      uid: stored.uid,
      list: firstPage(filters),
      pages: list.pages,
      active: active?.folderPath,
      inSight: paths,
      top: topOf(paths[0] ?? ''),
      selected: venues
        .map(({ folderPath }) => folderPath)
        .filter((path) => !selection.isMatching && selection.isSelected(path)),
    });
  });

  useLayoutEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') store();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
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
    const card = isFocus ? undefined : cards.cardOf(found);
    if (card) scrollBy({ top: card.getBoundingClientRect().top - place.top, behavior: 'instant' });
    stored.end();
  });
  const isListed = venues !== undefined;
  useLayoutEffect(() => {
    if (isListed) restore();
  }, [isListed]);
}
