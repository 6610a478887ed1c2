import { screenNames } from '@campetto/messages/admin/shell';
import { LiveRegion, ReviewLayout } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { PageTitle } from '../../app/PageTitle.tsx';
import { ReviewFocus } from './focus/ReviewFocus.tsx';
import { ListFooter } from './list/ListFooter.tsx';
import { ListHeader } from './list/ListHeader.tsx';
import { ListToolbar } from './list/ListToolbar.tsx';
import { ReviewList } from './list/ReviewList.tsx';
import { useFilters } from './list/useFilters.ts';
import { useListView } from './list/useListView.ts';
import { ViewOptions } from './list/ViewOptions.tsx';
import { ReviewMap } from './map/ReviewMap.tsx';
import { ReviewBanner } from './ReviewBanner.tsx';
import { ReviewDialogs } from './ReviewDialogs.tsx';
import { useReviewActions } from './useReviewActions.ts';
import { useReviewState } from './useReviewState.ts';

/** The screen on which venues are decided (spec §2.12). Its filters are in the address. */
export function Component() {
  const { i18n } = useLingui();
  const [filters, setFilters] = useFilters();
  const [view, setView] = useListView();
  const [mapShown, setMapShown] = useState(false);
  const isFocus = view === 'focus';
  const state = useReviewState(filters, isFocus);
  const { list, cards, selection, duplicates, problems, announce } = state;
  const { search, footer, inspector, focus, onCardEvent, ...actions } = useReviewActions(
    filters,
    isFocus,
    state,
  );
  const shared = { list, filters, cards, duplicates, onFilter: setFilters };
  // In the header or, on phones, among the filters.
  const viewOptions = (
    <ViewOptions view={view} onView={setView} mapShown={mapShown} onMap={setMapShown} />
  );

  return (
    <>
      <PageTitle title={screenNames(i18n).venues} />
      <ReviewLayout
        header={
          <ListHeader
            filters={filters}
            list={list}
            withToday={!isFocus}
            view={viewOptions}
            onProblem={problems.report}
          />
        }
        toolbar={
          <ListToolbar
            filters={filters}
            list={list}
            cards={cards}
            searchRef={search}
            announce={announce}
            onChange={setFilters}
            view={viewOptions}
          />
        }
        banner={<ReviewBanner list={list} filters={filters} onFilter={setFilters} />}
      >
        {mapShown && !isFocus && list.venues && list.venues.length > 0 && (
          <ReviewMap
            venues={list.venues}
            unloaded={Math.max(0, (list.total ?? 0) - list.venues.length)}
            cards={cards}
          />
        )}
        {isFocus ? (
          <ReviewFocus
            {...shared}
            focus={focus}
            others={state.leases.others}
            passedOver={state.passedOver}
          />
        ) : (
          <ReviewList
            {...shared}
            view={view}
            selection={selection}
            inspectorRef={inspector}
            onEvent={onCardEvent}
          />
        )}
      </ReviewLayout>
      <ListFooter
        ref={footer}
        filters={filters}
        list={list}
        selection={selection}
        dialogs={state.dialogs}
        problems={problems}
        undo={state.undo}
      />
      <ReviewDialogs
        {...actions}
        dialogs={state.dialogs}
        problems={problems}
        undo={state.undo}
        cards={cards}
        selection={selection}
        duplicates={duplicates}
        onChanged={state.refresh}
      />
      <LiveRegion {...state.announcement} />
    </>
  );
}
