import type { VenueReviewItem } from '@campetto/contract';
import { type VenueActionId, VenueGrid } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import type { useVenueList } from '../../venues/list.ts';
import { useVenueContext } from '../../venues/VenueProvider.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import type { useNextFocus } from './useNextFocus.ts';
import { useReviewTexts } from './useReviewTexts.ts';

interface ReviewListProps {
  list: ReturnType<typeof useVenueList>;
  focus: ReturnType<typeof useNextFocus>;
  onAction: (item: VenueReviewItem, action: VenueActionId) => void;
  onClear: () => void;
}

/** The grid of cards with its loading, empty and "more" states (spec §2.12). */
export function ReviewList({ list, focus, onAction, onClear }: ReviewListProps) {
  const { t } = useLingui();
  const { busy } = useVenueContext();
  const texts = useReviewTexts();
  const { venues, total, hasMore, loadingMore, refreshing, error } = list;
  if (venues === undefined && error !== undefined) return null;
  return (
    <VenueGrid
      ref={focus.region}
      labels={{ region: t`Venues`, loading: t`Loading venues` }}
      loading={venues === undefined}
      refreshing={refreshing}
      footer={venues?.length ? texts.shown(venues.length, total) : undefined}
      more={
        hasMore
          ? { label: t`Load more`, loading: loadingMore, onMore: () => void list.loadMore() }
          : undefined
      }
      empty={{
        title: t`No venues found matching your criteria`,
        hint: t`Try other filters, or clear them to see every pending venue.`,
        action: { label: t`Clear filters`, onClick: onClear },
      }}
    >
      {venues?.map((item) => (
        <ReviewCard
          key={item.folderPath}
          ref={focus.cardRef(item.folderPath)}
          item={item}
          busy={busy.has(item.folderPath)}
          onAction={onAction}
        />
      ))}
    </VenueGrid>
  );
}
