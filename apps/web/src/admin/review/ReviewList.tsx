import type { Twins, VenueReviewItem } from '@campetto/contract';
import { VenueGrid } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef } from 'react';
import { useAppConfig } from '../../config/AppConfig.tsx';
import type { ListFilters, useVenueList } from '../../venues/list.ts';
import { useVenueContext } from '../../venues/VenueProvider.tsx';
import { type CardEvent, ReviewCard } from './ReviewCard.tsx';
import type { useActiveCard } from './useActiveCard.ts';
import { useCardTexts } from './useCardTexts.ts';
import { useEmptyTexts } from './useEmptyTexts.ts';
import { useReviewTexts } from './useReviewTexts.ts';
import type { useSelection } from './useSelection.ts';

interface ReviewListProps {
  list: ReturnType<typeof useVenueList>;
  filters: ListFilters;
  cards: ReturnType<typeof useActiveCard>;
  selection: ReturnType<typeof useSelection>;
  twins: Twins;
  onEvent: (item: VenueReviewItem, event: CardEvent) => void;
  onFilter: (filters: ListFilters) => void;
}

/** The grid of cards with its loading, empty and "more" states (spec §2.12). */
export function ReviewList({ list, cards, selection, twins, onEvent, ...props }: ReviewListProps) {
  const { t } = useLingui();
  const { mediaBase } = useAppConfig();
  const { busy } = useVenueContext();
  const texts = useReviewTexts();
  const cardTexts = useCardTexts();
  const empty = useEmptyTexts(props.filters, props.onFilter);
  const { venues, total, hasMore, loadingMore, refreshing, error } = list;
  const tell = useStable(onEvent);
  if (venues === undefined && error !== undefined) return null;
  return (
    <VenueGrid
      ref={cards.region}
      labels={{ region: t`Venues`, loading: t`Loading venues` }}
      loading={venues === undefined}
      refreshing={refreshing}
      footer={venues?.length ? texts.shown(venues.length, total, list.capped) : undefined}
      more={
        hasMore
          ? { label: t`Load more`, loading: loadingMore, onMore: () => void list.loadMore() }
          : undefined
      }
      empty={empty}
    >
      {venues?.map((item) => (
        <ReviewCard
          key={item.folderPath}
          item={item}
          texts={cardTexts}
          mediaBase={mediaBase}
          busy={busy.has(item.folderPath)}
          active={item === cards.active}
          checked={selection.chosen.has(item.folderPath)}
          twins={twins[item.folderPath]?.length ?? 0}
          onEvent={tell}
          keep={cards.keepCard}
        />
      ))}
    </VenueGrid>
  );
}

/** The same function at every render, which calls the newest: a card is not drawn anew for it. */
function useStable<Arguments extends unknown[]>(callback: (...given: Arguments) => void) {
  const newest = useRef(callback);
  useEffect(() => {
    newest.current = callback;
  });
  return useCallback((...given: Arguments) => newest.current(...given), []);
}
