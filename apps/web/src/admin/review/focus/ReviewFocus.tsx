import type { Duplicates, VenueReviewItem } from '@campetto/contract';
import { venueGridLabels } from '@campetto/messages/admin/list';
import { VenueGrid } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { useAppConfig } from '../../../config/AppConfig.tsx';
import type { ListFilters } from '../../../venue-client/list/listRequest.ts';
import { presentVenue } from '../../../venue-client/list/presentVenue.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import { useEmptyTexts } from '../list/useEmptyTexts.ts';
import { FocusedVenue } from './FocusedVenue.tsx';
import type { FocusMode } from './useFocusMode.ts';

/** So many venues before the last one that is loaded, the next page is requested. */
const AHEAD = 10;

interface ReviewFocusProps {
  list: VenueList;
  filters: ListFilters;
  cards: ActiveCard;
  focus: FocusMode;
  /** Who else has venues at hand, by folder path. */
  others: Readonly<Record<string, string>>;
  duplicates: Duplicates;
  onFilter: (filters: ListFilters) => void;
}

/** The list as one venue at a time. */
export function ReviewFocus({
  list,
  filters,
  cards,
  focus,
  duplicates,
  others,
  onFilter,
}: ReviewFocusProps) {
  const { i18n } = useLingui();
  const empty = useEmptyTexts(filters, onFilter);
  const { venues = [], hasMore, loadingMore, error, loadMore } = list;
  const { active } = cards;
  const index = active ? venues.indexOf(active) : -1;
  const load = useEffectEvent(() => void loadMore());
  const isShort = hasMore && !loadingMore && error === undefined && index >= venues.length - AHEAD;
  useEffect(() => {
    if (isShort) load();
  }, [isShort]);
  usePicture(venues[index + 1]);

  if (list.venues === undefined && error !== undefined) return null;
  return (
    <VenueGrid
      ref={cards.region}
      layout="focus"
      labels={venueGridLabels(i18n)}
      pending={list.venues === undefined}
      refreshing={list.refreshing}
      empty={empty}
    >
      {active && (
        <FocusedVenue
          item={active}
          duplicates={duplicates[active.folderPath]}
          position={index + 1}
          list={list}
          cards={cards}
          focus={focus}
          other={others[active.folderPath]}
        />
      )}
    </VenueGrid>
  );
}

/** Loads the picture of a venue before it is shown. */
function usePicture(item: VenueReviewItem | undefined): void {
  const { mediaBase } = useAppConfig();
  const url = item && presentVenue(item, mediaBase).imageUrl;
  useEffect(() => {
    if (url !== undefined) new Image().src = url;
  }, [url]);
}
