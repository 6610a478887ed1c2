import { statusAfter, type VenueReviewItem } from '@campetto/contract';
import { keyTexts } from '@campetto/messages/admin/review/keys';
import { screenNames } from '@campetto/messages/admin/shell';
import { venueName } from '@campetto/messages/admin/venue';
import { LiveRegion, ReviewLayout } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { PageTitle } from '../../app/PageTitle.tsx';
import { useDuplicates } from '../../venue-client/duplicates/useDuplicates.ts';
import { useLeases } from '../../venue-client/leases/useLeases.ts';
import { useVenueList } from '../../venue-client/list/useVenueList.ts';
import { useChangesElsewhere } from '../../venue-client/useChangesElsewhere.ts';
import { useVenueContext } from '../../venue-client/VenueProvider.tsx';
import { useRunEnds } from '../shell/RunsProvider.tsx';
import { useAnnouncement } from '../useAnnouncement.ts';
import { useActiveCard } from './card/useActiveCard.ts';
import { useCardEvents } from './card/useCardEvents.ts';
import { useDecided } from './decisions/useDecided.ts';
import { useDecision } from './decisions/useDecision.ts';
import { useReviewUndo } from './decisions/useReviewUndo.ts';
import { useMerged } from './duplicates/useMerged.ts';
import { removeOldEditDrafts } from './edit/editDraft.ts';
import { ReviewFocus } from './focus/ReviewFocus.tsx';
import { useFocusLeases } from './focus/useFocusLeases.ts';
import { useFocusMode } from './focus/useFocusMode.ts';
import { ListFooter } from './list/ListFooter.tsx';
import { ListHeader } from './list/ListHeader.tsx';
import { ListToolbar } from './list/ListToolbar.tsx';
import { ReviewList } from './list/ReviewList.tsx';
import { useFilters } from './list/useFilters.ts';
import { useListChange } from './list/useListChange.ts';
import { useListView } from './list/useListView.ts';
import { useSelection } from './list/useSelection.ts';
import { ViewOptions } from './list/ViewOptions.tsx';
import { ReviewMap } from './map/ReviewMap.tsx';
import { ReviewBanner } from './ReviewBanner.tsx';
import { ReviewDialogs } from './ReviewDialogs.tsx';
import { passedOverOf } from './set-aside/passedOver.ts';
import { useLater } from './set-aside/useLater.ts';
import { useShortcutsSetting } from './shortcuts/ShortcutsProvider.tsx';
import { createTypedText } from './shortcuts/typedText.ts';
import { useKeyPlace } from './shortcuts/useKeyPlace.ts';
import { useReviewKeys } from './shortcuts/useReviewKeys.ts';
import { useReviewDialog } from './useReviewDialog.ts';
import { useReviewProblem } from './useReviewProblem.ts';

/** The screen on which venues are decided (spec §2.12). Its filters are in the address. */
export function Component() {
  const { i18n } = useLingui();
  const [filters, setFilters] = useFilters();
  const [view, setView] = useListView();
  const list = useVenueList(filters);
  useEffect(removeOldEditDrafts, []);
  const refresh = () => void list.refresh();
  useRunEnds(refresh);
  useChangesElsewhere(refresh);
  const problems = useReviewProblem();
  const { pending } = useVenueContext();
  const isFocus = view === 'focus';
  const leases = useLeases();
  const passedOver = passedOverOf(isFocus ? list.venues : [], filters);
  const taken = new Set([...pending, ...Object.keys(leases.others), ...passedOver]);
  const cards = useActiveCard(list.venues, { taken, passedOver, single: isFocus });
  const offered = list.venues?.filter(({ folderPath }) => !passedOver.has(folderPath));
  useFocusLeases(isFocus && filters.status === 'pending', offered, cards.active, leases);
  const selection = useSelection(list.venues);
  useListChange(filters, () => {
    problems.clear();
    selection.clear();
  });
  const duplicates = useDuplicates(list.venues);
  const dialogs = useReviewDialog();
  const [announcement, announce] = useAnnouncement();
  const undo = useReviewUndo({ list, cards, problems, announce });
  const onDecided = useDecided({ cards, selection, undo, announce });
  const onMerged = useMerged({ filters, list, cards, selection, undo, duplicates, announce });
  const keys = keyTexts(i18n);
  const [typedText] = useState(createTypedText);
  const duplicatesOf = ({ folderPath }: VenueReviewItem) => duplicates[folderPath]?.length ?? 0;
  const decision = useDecision({
    duplicatesOf,
    isAlone: typedText.isAlone,
    onTyped: ({ folderPath }) => {
      cards.activate(folderPath);
      undo.propose(keys.typed, []);
    },
    onMoved: (item, move, activityId) => onDecided(item, move, [activityId]),
    onConflict: (item, hasLeft) => {
      if (hasLeft) cards.activateNeighbour(item);
      else if (!isFocus) cards.activate(item.folderPath);
      refresh();
    },
    onProblem: problems.report,
  });
  const later = useLater({ list, filters, cards, undo, announce, onProblem: problems.report });
  const onCardEvent = useCardEvents({
    ...{ selection, dialogs, decision, problems },
    onRequeue: (item) => void later.requeue(item),
  });
  const focus = useFocusMode({ cards, decision, onCardEvent });
  const onEvent = isFocus ? focus.onEvent : onCardEvent;
  const shortcuts = useShortcutsSetting();
  const search = useRef<HTMLInputElement>(null);
  const footer = useRef<HTMLDivElement>(null);
  const isInPlace = useKeyPlace(cards.region, footer);
  const [mapShown, setMapShown] = useState(false);
  useReviewKeys(shortcuts, {
    cards,
    selection,
    undo,
    search,
    onCardEvent: onEvent,
    ofView: isFocus ? focus.shortcuts : undefined,
    isPending: (folderPath) => pending.has(folderPath),
    onIgnored: (item) => undo.propose(keys.ignored(venueName(i18n, item)), []),
    onShown: (item) => announce(keys.outOfSight(venueName(i18n, item))),
    onImpossible: ({ status }) => undo.propose(keys.impossible[status], []),
    duplicatesOf,
    onNoDuplicates: (item) => undo.propose(keys.noDuplicates(venueName(i18n, item)), []),
    onElsewhere: () => undo.propose(keys.elsewhere, []),
    isInPlace,
    typedText,
    onSelected: (move) => {
      if (statusAfter(move, filters.status)) dialogs.open({ kind: 'bulk', move });
    },
  });

  return (
    <>
      <PageTitle title={screenNames(i18n).venues} />
      <ReviewLayout
        header={
          <ListHeader {...{ filters, list }} withToday={!isFocus} onProblem={problems.report} />
        }
        toolbar={
          <ListToolbar
            filters={filters}
            list={list}
            cards={cards}
            searchRef={search}
            announce={announce}
            onChange={setFilters}
          >
            <ViewOptions view={view} onView={setView} mapShown={mapShown} onMap={setMapShown} />
          </ListToolbar>
        }
        banner={
          <ReviewBanner
            list={list}
            similarTo={list.similar ? filters.q : undefined}
            onAllImports={
              filters.imported === null
                ? undefined
                : () => setFilters({ ...filters, imported: null })
            }
          />
        }
      >
        {mapShown && !isFocus && list.venues && list.venues.length > 0 && (
          <ReviewMap venues={list.venues} cards={cards} />
        )}
        {isFocus ? (
          <ReviewFocus
            list={list}
            filters={filters}
            cards={cards}
            focus={focus}
            others={leases.others}
            passedOver={passedOver}
            duplicates={duplicates}
            onFilter={setFilters}
          />
        ) : (
          <ReviewList
            view={view}
            list={list}
            filters={filters}
            cards={cards}
            selection={selection}
            duplicates={duplicates}
            onEvent={onCardEvent}
            onFilter={setFilters}
          />
        )}
      </ReviewLayout>
      <ListFooter
        ref={footer}
        filters={filters}
        list={list}
        selection={selection}
        dialogs={dialogs}
        problems={problems}
        undo={undo}
      />
      <ReviewDialogs
        dialogs={dialogs}
        decision={decision}
        problems={problems}
        undo={undo}
        cards={cards}
        selection={selection}
        later={later}
        onMerged={onMerged}
        onChanged={refresh}
      />
      <LiveRegion {...announcement} />
    </>
  );
}
