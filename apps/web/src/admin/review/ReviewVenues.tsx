import type { ListFilters } from '../../venue-client/list/listRequest.ts';
import { ReviewFocus } from './focus/ReviewFocus.tsx';
import { ReviewList } from './list/ReviewList.tsx';
import type { ListView } from './list/useListView.ts';
import { ReviewMap } from './map/ReviewMap.tsx';
import type { ReviewActions } from './useReviewActions.ts';
import type { ReviewState } from './useReviewState.ts';

interface ReviewVenuesProps {
  view: ListView;
  mapShown: boolean;
  filters: ListFilters;
  state: ReviewState;
  actions: Pick<ReviewActions, 'focus' | 'inspector' | 'focusOutside' | 'onCardEvent'>;
  onFilter: (filters: ListFilters) => void;
}

/** The listed venues: one at a time in focus, else cards or rows, and where they are if the map is shown. */
export function ReviewVenues({
  view,
  mapShown,
  filters,
  state,
  actions,
  onFilter,
}: ReviewVenuesProps) {
  const { list, cards, selection, duplicates } = state;
  const drafts = state.drafts.paths;
  const shared = { list, filters, cards, duplicates, drafts, onFilter };
  if (view === 'focus') {
    return (
      <ReviewFocus
        {...shared}
        focus={actions.focus}
        others={state.leases.others}
        passedOver={state.passedOver}
        announce={state.announce}
      />
    );
  }
  return (
    <>
      {mapShown && list.venues && list.venues.length > 0 && (
        <ReviewMap
          venues={list.venues}
          unloaded={{
            count: Math.max(0, (list.total ?? 0) - list.venues.length),
            capped: list.capped,
          }}
          cards={cards}
        />
      )}
      <ReviewList
        {...shared}
        view={view}
        selection={selection}
        focusOutside={actions.focusOutside}
        inspectorRef={actions.inspector}
        onEvent={actions.onCardEvent}
      />
    </>
  );
}
