import { screenNames } from '@campetto/messages/admin/screens/shell';
import { LiveRegion, ReviewLayout } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { PageTitle } from '../../app/PageTitle.tsx';
import type { ListFilters } from '../../venue-client/list/listRequest.ts';
import { UnsavedEdit } from './edit/UnsavedEdit.tsx';
import { ChangesElsewhere } from './list/ChangesElsewhere.tsx';
import { ListFooter } from './list/ListFooter.tsx';
import { ListHeader } from './list/ListHeader.tsx';
import { ListToolbar } from './list/ListToolbar.tsx';
import { useFilters } from './list/useFilters.ts';
import { useListView } from './list/useListView.ts';
import { ViewOptions } from './list/ViewOptions.tsx';
import { ReviewBanner } from './ReviewBanner.tsx';
import { ReviewDialogs } from './ReviewDialogs.tsx';
import { ReviewVenues } from './ReviewVenues.tsx';
import { useReviewActions } from './useReviewActions.ts';
import { useReviewState } from './useReviewState.ts';

/** The screen on which venues are decided (spec §2.12). Its filters are in the address. */
export function Component() {
  const { i18n } = useLingui();
  const [filters, changeFilters] = useFilters();
  const [view, setView] = useListView();
  const [applied, setApplied] = useState<ListFilters>();
  const [mapShown, setMapShown] = useState(false);
  const isFocus = view === 'focus';
  const state = useReviewState(filters, view);
  const actions = useReviewActions(filters, view, state);
  const { list, cards, selection, duplicates, dialogs, lastFailure, undo } = state;
  function setFilters(next: ListFilters) {
    changeFilters(next);
    // From deep in one list to the first venue of the next one.
    const region = cards.region.current;
    if (region && region.getBoundingClientRect().top < 0) region.scrollIntoView();
  }
  const shared = { filters, list };
  const shown = { selection, dialogs, lastFailure, undo };
  // In the header or, on phones, among the filters.
  const viewOptions = (
    <ViewOptions
      view={view}
      onView={setView}
      mapShown={mapShown}
      onMap={setMapShown}
      onApply={setApplied}
      announce={state.announce}
    />
  );

  return (
    <>
      <PageTitle title={screenNames(i18n).venues} />
      <ReviewLayout
        header={
          <ListHeader
            {...shared}
            withToday={!isFocus}
            view={viewOptions}
            reportFailure={lastFailure.report}
            announce={state.announce}
          />
        }
        toolbar={
          <ListToolbar
            {...shared}
            applied={applied}
            cards={cards}
            searchRef={actions.search}
            announce={state.announce}
            onChange={setFilters}
            view={viewOptions}
            isFocus={isFocus}
          />
        }
        banner={
          <>
            <UnsavedEdit list={list} drafts={state.drafts} dialogs={dialogs} cards={cards} />
            <ReviewBanner {...shared} onFilter={setFilters} />
          </>
        }
      >
        <ReviewVenues
          view={view}
          mapShown={mapShown}
          filters={filters}
          state={state}
          actions={actions}
          onFilter={setFilters}
        />
      </ReviewLayout>
      <ListFooter
        {...shared}
        {...shown}
        selectAll={actions.selectAll}
        failures={state.failures}
        onRetry={actions.onRetry}
        ref={actions.footer}
      />
      <ReviewDialogs
        {...shown}
        failures={state.failures}
        cards={cards}
        duplicates={duplicates}
        decision={actions.decision}
        setAsideActions={actions.setAsideActions}
        onMerged={actions.onMerged}
        onMergeFailed={actions.onMergeFailed}
        onChanged={state.refresh}
      />
      <ChangesElsewhere onChange={state.refresh} />
      <LiveRegion {...state.announcement} />
    </>
  );
}
