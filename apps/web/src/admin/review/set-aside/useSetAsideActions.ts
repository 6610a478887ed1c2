import type { VenueReviewItem } from '@campetto/contract';
import { nextText } from '@campetto/messages/admin/list';
import { venueName } from '@campetto/messages/admin/venue';
import { useLingui } from '@lingui/react';
import type { ListFilters } from '../../../venue-client/list/listRequest.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import { useSetAside } from '../../../venue-client/set-aside/useSetAside.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import { setAsideText } from '../decisions/doneText.ts';
import type { ReviewUndo } from '../undo/useReviewUndo.ts';
import type { ReviewProblem } from '../useReviewProblem.ts';

interface SetAsideOptions {
  list: VenueList;
  filters: ListFilters;
  cards: ActiveCard;
  undo: ReviewUndo;
  announce: (message: string) => void;
  onProblem: (problem: ReviewProblem) => void;
}

/** Sets venues aside and puts them back; each can be undone, and the next venue becomes the active one. */
export function useSetAsideActions({
  list,
  filters,
  cards,
  undo,
  announce,
  onProblem,
}: SetAsideOptions) {
  const { i18n } = useLingui();
  const store = useSetAside();

  /** Activates the venue after one that Focus passes over from now on, or that leaves the list. */
  function leave(item: VenueReviewItem): void {
    const next = cards.activateNeighbour(item);
    cards.activate(next?.folderPath);
    announce(nextText(i18n, next && venueName(i18n, next)));
  }

  return {
    /** Rejects with a RequestError. */
    setAside: async (item: VenueReviewItem, note: string): Promise<void> => {
      const { activityIds } = await store(item, note);
      if (activityIds.length === 0) return;
      undo.propose(setAsideText(i18n, item, note), activityIds);
      if (!item.setAside) leave(item);
    },
    requeue: async (item: VenueReviewItem): Promise<void> => {
      try {
        const { activityIds } = await store(item, null);
        if (activityIds.length === 0) return;
        undo.propose(setAsideText(i18n, item, null), activityIds);
        if (!filters.later) return;
        leave(item);
      } catch (error) {
        onProblem({ action: 'requeue', item, error });
      }
      void list.refresh();
    },
  };
}

export type SetAsideActions = ReturnType<typeof useSetAsideActions>;
