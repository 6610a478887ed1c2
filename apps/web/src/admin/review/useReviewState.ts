import { selectionEnded } from '@campetto/messages/admin/decisions';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useDuplicates } from '../../venue-client/duplicates/useDuplicates.ts';
import { useLeases } from '../../venue-client/leases/useLeases.ts';
import type { ListFilters } from '../../venue-client/list/listRequest.ts';
import { useVenueList } from '../../venue-client/list/useVenueList.ts';
import { useChangesElsewhere } from '../../venue-client/useChangesElsewhere.ts';
import { useVenueContext } from '../../venue-client/VenueProvider.tsx';
import { useRunEnds } from '../shell/RunsProvider.tsx';
import { useAnnouncement } from '../useAnnouncement.ts';
import { useActiveCard } from './card/useActiveCard.ts';
import { useReviewUndo } from './decisions/useReviewUndo.ts';
import { removeOldEditDrafts } from './edit/editDraft.ts';
import { useFocusLeases } from './focus/useFocusLeases.ts';
import { useListChange } from './list/useListChange.ts';
import { useSelection } from './list/useSelection.ts';
import { passedOverOf } from './set-aside/passedOver.ts';
import { useReviewDialogs } from './useReviewDialog.ts';
import { useReviewProblem } from './useReviewProblem.ts';

/** What the review screen shows: the list, its active card, the selection, the open dialog, the last problem. */
export function useReviewState(filters: ListFilters, isFocus: boolean) {
  const list = useVenueList(filters);
  const refresh = () => void list.refresh();
  useEffect(removeOldEditDrafts, []);
  useRunEnds(refresh);
  useChangesElsewhere(refresh);
  const problems = useReviewProblem();
  const { pending } = useVenueContext();
  const leases = useLeases();
  const passedOver = passedOverOf(isFocus ? list.venues : [], filters);
  const taken = new Set([...pending, ...Object.keys(leases.others), ...passedOver]);
  const cards = useActiveCard(list.venues, { taken, passedOver, single: isFocus });
  const offered = list.venues?.filter(({ folderPath }) => !passedOver.has(folderPath));
  useFocusLeases(isFocus && filters.status === 'pending', offered, cards.active, leases);
  const selection = useSelection(list.venues);
  const duplicates = useDuplicates(list.venues);
  const dialogs = useReviewDialogs();
  const [announcement, announce] = useAnnouncement();
  const undo = useReviewUndo({ list, cards, problems, announce });
  const { i18n } = useLingui();
  useListChange(filters, () => {
    problems.clear();
    if (selection.count > 0) undo.propose(selectionEnded(i18n, selection.count), []);
    selection.clear();
  });
  return {
    ...{ list, refresh, pending, leases, passedOver, cards, selection, duplicates, dialogs },
    ...{ problems, undo, announcement, announce },
  };
}

export type ReviewState = ReturnType<typeof useReviewState>;
