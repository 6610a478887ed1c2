import { statusAfter, type VenueReviewItem } from '@campetto/contract';
import { nextText } from '@campetto/messages/admin/list';
import { keyTexts } from '@campetto/messages/admin/review/shortcuts';
import { venueName } from '@campetto/messages/admin/venue';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import type { ListFilters } from '../../venue-client/list/listRequest.ts';
import { useCardEvents } from './card/useCardEvents.ts';
import { useRetry } from './decisions/useRetry.ts';
import { useSentChanges } from './decisions/useSentChanges.ts';
import { useMerged } from './duplicates/useMerged.ts';
import { useFocusMode } from './focus/useFocusMode.ts';
import type { ListView } from './list/useListView.ts';
import { useSelectAll } from './selection/useSelectAll.ts';
import { useSetAsideActions } from './set-aside/useSetAsideActions.ts';
import { useShortcutsSetting } from './shortcuts/ShortcutsProvider.tsx';
import { createTypedText } from './shortcuts/typedText.ts';
import { useKeyPlace } from './shortcuts/useKeyPlace.ts';
import { useReviewKeys } from './shortcuts/useReviewKeys.ts';
import { useReviewDecision } from './useReviewDecision.ts';
import type { ReviewState } from './useReviewState.ts';

/** What a reviewer can do, by the cards and by keys. */
export function useReviewActions(filters: ListFilters, view: ListView, state: ReviewState) {
  const isFocus = view === 'focus';
  const { i18n } = useLingui();
  const { list, pending, cards, selection, duplicates, dialogs } = state;
  const { problems, failures, undo, announce } = state;
  const keys = keyTexts(i18n);
  const [typedText] = useState(createTypedText);
  useSentChanges(undo, problems.report, failures);
  const { decision, reading, lateReason, duplicatesOf } = useReviewDecision(
    filters,
    typedText,
    state,
  );
  const merged = useMerged({ filters, list, cards, selection, undo, duplicates, announce });
  const onTooSoon = (item: VenueReviewItem) =>
    undo.reportIgnored(keys.tooSoon(venueName(i18n, item)));
  const setAsideActions = useSetAsideActions({
    list,
    filters,
    cards,
    undo,
    announce,
    onProblem: problems.report,
    failures,
  });
  const onRetry = useRetry({ cards, decision, failures, onProblem: problems.report });
  const inspector = useRef<HTMLElement>(null);
  const events = useCardEvents({
    selection,
    dialogs,
    decision,
    problems,
    onTooSoon,
    isInspected: () => inspector.current !== null,
    onRequeue: (item) => void setAsideActions.requeue(item),
  });
  const focus = useFocusMode({
    isEnabled: isFocus,
    cards,
    decision,
    reading,
    onTooSoon,
    onCardEvent: events.onEvent,
    list,
    onWaiting: () => undo.notify(keys.waiting),
    onOvertaken: (item) => undo.notify(keys.overtaken(venueName(i18n, item))),
  });
  useEffect(() => cards.setDeciding(focus.choosing));
  const selectAll = useSelectAll({ filters, list, selection, problems });
  const search = useRef<HTMLInputElement>(null);
  const footer = useRef<HTMLDivElement>(null);
  const keyPlace = useKeyPlace(view === 'rows', cards.region, footer);
  useReviewKeys(useShortcutsSetting(), {
    cards,
    selection,
    selectAll,
    undo,
    search,
    duplicatesOf,
    isInPlace: keyPlace.isInPlace,
    typedText,
    onTyped: () => undo.notify(keys.typed),
    onOther: (key) => {
      const item = lateReason.venueMeantBy(key);
      // A discard that was undone needs no reason.
      if (item && list.isMovedHere(item.folderPath))
        undo.reportLate(keys.tooLate(venueName(i18n, item)));
    },
    onCardEvent: isFocus ? focus.onEvent : events.onKey,
    ofView: isFocus ? focus.shortcuts : undefined,
    // In Focus a decision is on the venue that is shown, not on venues that were selected before.
    decidesSelected: !isFocus,
    isPending: (folderPath) => pending.has(folderPath),
    onIgnored: (item) => undo.reportIgnored(keys.ignored(venueName(i18n, item))),
    onShown: (item) => undo.reportIgnored(keys.outOfSight(venueName(i18n, item))),
    onImpossible: ({ status }) => undo.notify(keys.impossible[status]),
    onNoDuplicates: (item) => undo.notify(keys.noDuplicates(venueName(i18n, item))),
    onElsewhere: () =>
      undo.notify(list.venues?.length === 0 ? nextText(i18n, undefined) : keys.elsewhere),
    onNothingToSelect: () => undo.notify(keys.nothingToSelect),
    onSelected: (move) => {
      if (statusAfter(move, filters.status)) dialogs.open({ kind: 'batch', move });
    },
  });
  return {
    decision,
    setAsideActions,
    onRetry,
    onCardEvent: events.onClick,
    selectAll,
    ...merged,
    focus,
    keysElsewhere: keyPlace.isElsewhere,
    search,
    footer,
    inspector,
  };
}

export type ReviewActions = ReturnType<typeof useReviewActions>;
