import type { Duplicates, VenueReviewItem } from '@campetto/contract';
import { loadMore, shownText, venueGridLabels } from '@campetto/messages/admin/list';
import { VenueGrid } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import type { Ref } from 'react';
import { useAppConfig } from '../../../config/AppConfig.tsx';
import { atHand, useReviewers } from '../../../venue-client/leases/useReviewers.ts';
import type { ListFilters } from '../../../venue-client/list/listRequest.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import { ReviewCard } from '../card/ReviewCard.tsx';
import type { ActiveCard } from '../card/useActiveCard.ts';
import type { CardEvent } from '../card/useCardEvents.ts';
import { useCardTexts } from '../card/useCardTexts.ts';
import { ReviewInspector } from '../inspector/ReviewInspector.tsx';
import type { VenueSelection } from '../selection/useSelection.ts';
import { useOtherLists } from '../useOtherLists.ts';
import { useEmptyTexts } from './useEmptyTexts.ts';
import type { ListView } from './useListView.ts';
import { useLoadAhead } from './useLoadAhead.ts';
import { useStable } from './useStable.ts';

interface ReviewListProps {
  view: Exclude<ListView, 'focus'>;
  list: VenueList;
  filters: ListFilters;
  cards: ActiveCard;
  selection: VenueSelection;
  /** The keyboard is not in the list. */
  focusOutside: boolean;
  duplicates: Duplicates;
  /** The folder paths of the venues of which there is an unsaved edit. */
  drafts: ReadonlySet<string>;
  /** Shows the active venue beside rows, where there is room. */
  inspectorRef: Ref<HTMLElement>;
  onEvent: (item: VenueReviewItem, event: CardEvent) => void;
  onFilter: (filters: ListFilters) => void;
}

/** The grid of cards with its loading, empty and "more" states (spec §2.12). */
export function ReviewList({
  view,
  list,
  cards,
  selection,
  duplicates,
  drafts,
  onEvent,
  ...props
}: ReviewListProps) {
  const { i18n } = useLingui();
  const { mediaBase } = useAppConfig();
  const { pending } = useVenueContext();
  const cardTexts = useCardTexts(view);
  const empty = useEmptyTexts(props.filters, props.onFilter, list.isDecided);
  const otherLists = useOtherLists(props.filters, list);
  const { venues, hasMore, loadingMore, refreshing, error } = list;
  const end = useLoadAhead(list);
  const onCardEvent = useStable(onEvent);
  const others = atHand(useReviewers().data);
  if (venues === undefined && error !== undefined) return null;
  return (
    <VenueGrid
      ref={cards.region}
      endRef={end}
      layout={view}
      labels={venueGridLabels(i18n)}
      pending={venues === undefined}
      refreshing={refreshing}
      focusOutside={props.focusOutside}
      footer={venues?.length ? shownText(i18n, venues.length, list) : undefined}
      counting={list.counting}
      others={otherLists}
      more={
        hasMore
          ? { label: loadMore(i18n), pending: loadingMore, onAction: () => void list.loadMore() }
          : undefined
      }
      emptied={list.isDecided}
      empty={empty}
      aside={
        view === 'rows' &&
        cards.active && (
          <ReviewInspector
            item={cards.active}
            duplicates={duplicates[cards.active.folderPath]}
            onEvent={onCardEvent}
            ref={props.inspectorRef}
          />
        )
      }
    >
      {venues?.map((item) => (
        <ReviewCard
          key={item.folderPath}
          view={view}
          item={item}
          texts={cardTexts}
          mediaBase={mediaBase}
          pending={pending.has(item.folderPath)}
          active={item === cards.active}
          checked={selection.isSelected(item.folderPath)}
          duplicates={duplicates[item.folderPath]?.length ?? 0}
          edited={drafts.has(item.folderPath)}
          other={others.get(item.folderPath)}
          onEvent={onCardEvent}
          register={cards.registerCard}
        />
      ))}
    </VenueGrid>
  );
}
