import type { Duplicates, VenueReviewItem } from '@campetto/contract';
import { nextText } from '@campetto/messages/admin/list';
import { venueName } from '@campetto/messages/admin/venue';
import { useLingui } from '@lingui/react';
import {
  changedByMerge,
  type Merged,
  useLostMerge,
} from '../../../venue-client/duplicates/useMergeDuplicates.ts';
import type { ListFilters } from '../../../venue-client/list/listRequest.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import { isResponseLost } from '../../../venue-client/requests/requestError.ts';
import { useRevalidateOverview } from '../../../venue-client/useRevalidateOverview.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import { clusterText } from '../decisions/doneText.ts';
import type { FailedActions } from '../failures/FailedActionsProvider.tsx';
import type { VenueSelection } from '../selection/useSelection.ts';
import type { ReviewUndo } from '../undo/useReviewUndo.ts';
import { nextInList, stillHasDuplicates } from './nextInList.ts';
import type { FailedMerge, MergedCluster } from './useClusterDecision.ts';

interface MergedOptions {
  filters: ListFilters;
  list: VenueList;
  cards: ActiveCard;
  selection: VenueSelection;
  undo: ReviewUndo;
  duplicates: Duplicates;
  announce: (message: string) => void;
  failures: Pick<FailedActions, 'add' | 'remove'>;
}

/**
 * What follows a decision on the cluster of a venue: the offer to undo it, and the next venue; in a list of
 * venues with possible duplicates the next one that has any.
 */
export function useMerged(options: MergedOptions) {
  const { i18n } = useLingui();
  const { filters, list, cards, selection, undo, duplicates, announce, failures } = options;
  const findLost = useLostMerge();
  const revalidateOverview = useRevalidateOverview();

  function offerUndo(opened: VenueReviewItem, { merge, kept, activityId }: MergedCluster): void {
    const text = clusterText(i18n, kept, merge);
    undo.offerUndo(text, [activityId], opened, changedByMerge(merge));
  }

  function onMerged(opened: VenueReviewItem, merged: MergedCluster): void {
    const { merge, kept } = merged;
    for (const item of [opened, merge.keep, ...merge.discard, ...merge.notDuplicates])
      failures.remove({ action: 'merge', item });
    offerUndo(opened, merged);
    const gone = new Set(merge.discard.map(({ folderPath }) => folderPath));
    selection.deselect([...gone]);
    const venues = list.venues ?? [];
    // The opened venue may have been discarded in favour of the kept one.
    const stays = venues.find(({ folderPath }) => folderPath === kept.folderPath) ?? opened;
    const next = nextInList(
      venues,
      filters.hasDuplicates ? opened : stays,
      gone,
      filters.hasDuplicates ? stillHasDuplicates(merge, gone, duplicates) : undefined,
    );
    cards.activate(next?.folderPath);
    announce(nextText(i18n, next && venueName(i18n, next)));
    // Checks of other venues change with the discards, and the kept venue may no longer match the filters.
    void list.refresh();
  }

  return {
    onMerged,
    /** The dialog was closed after a failure; the active venue stays, as it may be another one by now. */
    onMergeFailed: async (
      opened: VenueReviewItem,
      { merge, error, repeat }: FailedMerge,
    ): Promise<void> => {
      function report(merged: Merged | undefined): void {
        if (merged) {
          offerUndo(opened, { merge, ...merged });
          const leaving = filters.hasDuplicates ? [opened, ...merge.discard] : merge.discard;
          cards.activateNeighbour(...leaving);
        }
        revalidateOverview();
        void list.refresh();
      }
      const stored = isResponseLost(error) ? await findLost(merge) : undefined;
      if (!stored)
        failures.add({
          action: 'merge',
          item: opened,
          error,
          shownInDialog: true,
          repeat: async () => report(await repeat()),
        });
      report(stored);
    },
  };
}
