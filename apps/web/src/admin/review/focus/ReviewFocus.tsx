import type { Duplicates, VenueReviewItem } from '@campetto/contract';
import { venueGridLabels } from '@campetto/messages/admin/list';
import { focusPosition } from '@campetto/messages/admin/review/focus';
import { onlySetAside } from '@campetto/messages/admin/set-aside';
import { venueName } from '@campetto/messages/admin/venue';
import { VenueGrid, type VenueGridProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import type { ListFilters } from '../../../venue-client/list/listRequest.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import { useEmptyTexts } from '../list/useEmptyTexts.ts';
import { useOtherLists } from '../useOtherLists.ts';
import { FocusedVenue } from './FocusedVenue.tsx';
import { useFirstFocus } from './useFirstFocus.ts';
import type { FocusMode } from './useFocusMode.ts';
import { useNewList } from './useNewList.ts';
import { usePictureAhead } from './usePictureAhead.ts';

/** How many loaded venues are left when the next page is requested. */
const AHEAD = 10;

interface ReviewFocusProps {
  list: VenueList;
  filters: ListFilters;
  cards: ActiveCard;
  focus: FocusMode;
  /** Who else has venues at hand, by folder path. */
  others: Readonly<Record<string, string>>;
  /** The folder paths of the venues that are set aside. */
  passedOver: ReadonlySet<string>;
  duplicates: Duplicates;
  /** The folder paths of the venues of which there is an unsaved edit. */
  drafts: ReadonlySet<string>;
  onFilter: (filters: ListFilters) => void;
  announce: (message: string) => void;
}

/** The list as one venue at a time. */
export function ReviewFocus({
  list,
  filters,
  cards,
  focus,
  duplicates,
  drafts,
  others,
  passedOver,
  onFilter,
  announce,
}: ReviewFocusProps) {
  const { i18n } = useLingui();
  const empty = useEmptyTexts(filters, onFilter, list.isDecided);
  const otherLists = useOtherLists(filters, list);
  const { venues = [], hasMore, loadingMore, error, loadMore } = list;
  const { active } = cards;
  const index = active ? venues.indexOf(active) : -1;
  const load = useEffectEvent(() => void loadMore());
  const isOffered = ({ folderPath }: VenueReviewItem) => !passedOver.has(folderPath);
  const before = venues.slice(0, Math.max(index, 0)).filter(isOffered);
  const ahead = venues.slice(index + 1).filter(isOffered);
  const isShort = hasMore && !loadingMore && error === undefined && ahead.length < AHEAD;
  useEffect(() => {
    if (isShort) load();
  }, [isShort]);
  usePictureAhead(ahead[0]);
  useFirstFocus(cards);
  useNewList(filters, list, active, (item) =>
    announce(`${focusPosition(i18n, index + 1, list)}: ${venueName(i18n, item)}`),
  );
  const isOnlySetAside = venues.length > 0 && active === undefined;

  if (list.venues === undefined && error !== undefined) return null;
  return (
    <VenueGrid
      ref={cards.region}
      layout="focus"
      labels={venueGridLabels(i18n)}
      pending={list.venues === undefined || (isOnlySetAside && hasMore && error === undefined)}
      refreshing={list.refreshing}
      emptied={list.isDecided}
      empty={
        isOnlySetAside
          ? onlySetAsideTexts(i18n, () => onFilter({ ...filters, later: 'true' }))
          : empty
      }
      others={otherLists}
    >
      {active && (
        <FocusedVenue
          item={active}
          duplicates={duplicates[active.folderPath]}
          position={index + 1}
          list={list}
          isFirst={before.length === 0}
          isLast={ahead.length === 0 && !hasMore}
          cards={cards}
          focus={focus}
          edited={drafts.has(active.folderPath)}
          other={others[active.folderPath]}
        />
      )}
    </VenueGrid>
  );
}

/** All remaining venues are set aside: a button filters the list by them. */
function onlySetAsideTexts(i18n: I18n, onAction: () => void): VenueGridProps['empty'] {
  const { action, ...texts } = onlySetAside(i18n);
  return { ...texts, action: { label: action, onAction } };
}
