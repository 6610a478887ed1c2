import { statusAfter, type VenueReviewItem } from '@campetto/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListFilters } from '../../venue-client/list/listRequest.ts';
import { useCardEvents } from './card/useCardEvents.ts';
import { useSentChanges } from './decisions/useSentChanges.ts';
import { useMerged } from './duplicates/useMerged.ts';
import { useRetry } from './failures/useRetry.ts';
import { useFocusMode } from './focus/useFocusMode.ts';
import type { ListView } from './list/useListView.ts';
import { useSelectAll } from './selection/useSelectAll.ts';
import { useSetAsideActions } from './set-aside/useSetAsideActions.ts';
import { useShortcutsSetting } from './shortcuts/ShortcutsProvider.tsx';
import { createTypedText } from './shortcuts/typedText.ts';
import { useKeyNotices } from './shortcuts/useKeyNotices.ts';
import { useKeyPlace } from './shortcuts/useKeyPlace.ts';
import { useReviewKeys } from './shortcuts/useReviewKeys.ts';
import { useReviewDecision } from './useReviewDecision.ts';
import type { ReviewState } from './useReviewState.ts';

/** What a reviewer can do, by the cards and by keys. */
export function useReviewActions(filters: ListFilters, view: ListView, state: ReviewState) {
  const isFocus = view === 'focus';
  const { list, pending, cards, selection, dialogs, lastFailure, failures, undo } = state;
  const notify = useKeyNotices(state);
  const onTooSoon = (item: VenueReviewItem) => notify('tooSoon', item);
  const [typedText] = useState(createTypedText);
  useSentChanges(state);
  const { decision, reading, lateReason, duplicatesOf } = useReviewDecision(
    filters,
    typedText,
    state,
  );
  const merged = useMerged({ ...state, filters });
  const setAsideActions = useSetAsideActions({ ...state, filters });
  const onRetry = useRetry({ cards, decision, failures, reading });
  const navigate = useNavigate();
  const inspector = useRef<HTMLElement>(null);
  const events = useCardEvents({
    selection,
    dialogs,
    decision,
    lastFailure,
    onTooSoon,
    isInspected: () => inspector.current !== null,
    onRequeue: (item) => void setAsideActions.requeue(item),
    onLink: (href) => void navigate(href),
  });
  const focus = useFocusMode({
    isEnabled: isFocus,
    cards,
    decision,
    reading,
    onTooSoon,
    onCardEvent: events.onEvent,
    list,
    onWaiting: () => notify('waiting'),
    onOvertaken: (item) => notify('overtaken', item),
  });
  useEffect(() => cards.setDeciding(focus.choosing));
  const selectAll = useSelectAll({ filters, list, selection, lastFailure });
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
    onOther: (key) => {
      const item = lateReason.venueMeantBy(key);
      // A discard that was undone needs no reason.
      if (item && list.isMovedHere(item.folderPath)) notify('tooLate', item);
    },
    onCardEvent: isFocus ? focus.onEvent : events.onKey,
    ofView: isFocus ? focus.shortcuts : undefined,
    // In Focus a decision is on the venue that is shown, not on venues that were selected before.
    decidesSelected: !isFocus,
    isPending: (folderPath) => pending.has(folderPath),
    notify,
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
    focusOutside: keyPlace.isOutside,
    search,
    footer,
    inspector,
  };
}

export type ReviewActions = ReturnType<typeof useReviewActions>;
