import type { VenueReviewItem } from '@campetto/contract';
import { selectionEnded } from '@campetto/messages/admin/decisions';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useDuplicates } from '../../venue-client/duplicates/useDuplicates.ts';
import { useLeases } from '../../venue-client/leases/useLeases.ts';
import { firstPage, type ListFilters } from '../../venue-client/list/listRequest.ts';
import { useVenueList } from '../../venue-client/list/useVenueList.ts';
import { useVenueContext } from '../../venue-client/VenueProvider.tsx';
import { useRunEnds } from '../shell/runs/RunsProvider.tsx';
import { useUndosOfWindow } from '../undo/UndosProvider.tsx';
import { useAnnouncement } from '../useAnnouncement.ts';
import { useActiveCard } from './card/useActiveCard.ts';
import { useSelectionDiscardDraft } from './decisions/useDiscardReason.ts';
import { removeOldEditDrafts } from './edit/editDraft.ts';
import { useEditDrafts } from './edit/useEditDrafts.ts';
import { useFailedActions } from './failures/FailedActionsProvider.tsx';
import { useFocusLeases } from './focus/useFocusLeases.ts';
import { useListChange } from './list/useListChange.ts';
import type { ListView } from './list/useListView.ts';
import { useListPosition } from './position/useListPosition.ts';
import { useStoredPosition } from './position/useStoredPosition.ts';
import { useSelection } from './selection/useSelection.ts';
import { passedOverOf } from './set-aside/passedOver.ts';
import { useReviewUndo } from './undo/useReviewUndo.ts';
import { useReviewDialogs } from './useReviewDialogs.ts';
import { useReviewFailure } from './useReviewFailure.ts';

const NO_VENUES: ReadonlySet<string> = new Set();

/** What the review screen shows: the list, its active card, the selection, the open dialog, the last failure. */
export function useReviewState(filters: ListFilters, view: ListView) {
  const isFocus = view === 'focus';
  /** Folder paths of venues whose decision the server has not confirmed yet. */
  const [leaving, setLeaving] = useState(NO_VENUES);
  const stored = useStoredPosition(filters);
  // In Focus a venue that is being decided stays in the list, so that one can go back to it.
  const list = useVenueList(filters, isFocus ? NO_VENUES : leaving, stored.pages);
  const refresh = () => void list.refresh();
  useEffect(removeOldEditDrafts, []);
  useRunEnds(refresh);
  const lastFailure = useReviewFailure();
  const failures = useFailedActions();
  const { pending } = useVenueContext();
  const leases = useLeases();
  const passedOver = passedOverOf(isFocus ? list.venues : [], filters);
  const taken = new Set([...pending, ...Object.keys(leases.others), ...passedOver]);
  const cards = useActiveCard(list.venues, {
    taken,
    passedOver,
    single: isFocus,
    first: view !== 'cards',
    list: firstPage(filters),
    placeOf: list.placeOf,
  });
  const offered = list.venues?.filter(({ folderPath }) => !passedOver.has(folderPath));
  useFocusLeases(isFocus && filters.status === 'pending', offered, cards.active, leases);
  const selection = useSelection(list.venues);
  useSelectionDiscardDraft(selection.count);
  useListPosition({ stored, filters, isFocus, list, cards, selection });
  const duplicates = useDuplicates(list.venues);
  const dialogs = useReviewDialogs();
  const drafts = useEditDrafts(dialogs);
  const [announcement, announce] = useAnnouncement();
  const undo = useReviewUndo({
    undos: useUndosOfWindow(),
    list,
    cards,
    lastFailure,
    failedUndo: failures.undo,
    announce,
    onBatchUndone: selection.endMatching,
  });
  const { i18n } = useLingui();
  useListChange(filters, () => {
    lastFailure.clear();
    if (selection.count > 0) undo.notify(selectionEnded(i18n, selection.count));
    selection.clear();
  });
  return {
    leaving: {
      add: ({ folderPath }: VenueReviewItem) =>
        setLeaving((before) => new Set(before).add(folderPath)),
      remove: ({ folderPath }: VenueReviewItem) =>
        setLeaving((before) => new Set([...before].filter((other) => other !== folderPath))),
    },
    list,
    refresh,
    pending,
    leases,
    passedOver,
    cards,
    selection,
    duplicates,
    dialogs,
    drafts,
    lastFailure,
    failures,
    undo,
    announcement,
    announce,
  };
}

export type ReviewState = ReturnType<typeof useReviewState>;
