import type { VenueReviewItem } from '@campetto/contract';
import { nextText } from '@campetto/messages/admin/list';
import { venueName } from '@campetto/messages/admin/venue';
import { useLingui } from '@lingui/react';
import type { ListFilters } from '../../../venue-client/list/listRequest.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import { useSetAside } from '../../../venue-client/set-aside/useSetAside.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import { setAsideText } from '../decisions/doneText.ts';
import type { FailedActions } from '../failures/FailedActionsProvider.tsx';
import type { ReviewUndo } from '../undo/useReviewUndo.ts';

interface SetAsideOptions {
  list: VenueList;
  filters: ListFilters;
  cards: ActiveCard;
  undo: ReviewUndo;
  announce: (message: string) => void;
  failures: Pick<FailedActions, 'add' | 'remove'>;
}

/** Sets venues aside and puts them back; each can be undone, and the next venue becomes the active one. */
export function useSetAsideActions({
  list,
  filters,
  cards,
  undo,
  announce,
  failures,
}: SetAsideOptions) {
  const { i18n } = useLingui();
  const store = useSetAside();

  /** Activates the venue after one that Focus passes over from now on, or that leaves the list. */
  function leave(item: VenueReviewItem): void {
    const next = cards.activateNeighbour(item);
    cards.activate(next?.folderPath);
    announce(nextText(i18n, next && venueName(i18n, next)));
  }

  async function setAside(item: VenueReviewItem, note: string): Promise<void> {
    const { activityIds } = await store(item, note);
    failures.remove({ action: 'note', item });
    if (activityIds.length === 0) return;
    undo.offerUndo(setAsideText(i18n, item, note), activityIds, item);
    if (!item.setAside) leave(item);
  }

  async function storeWithoutNote(item: VenueReviewItem): Promise<void> {
    const { activityIds } = await store(item, null);
    failures.remove({ action: 'requeue', item });
    if (activityIds.length > 0) {
      undo.offerUndo(setAsideText(i18n, item, null), activityIds, item);
      if (filters.later) leave(item);
    }
    void list.refresh();
  }

  return {
    /** Rejects with a RequestError. */
    setAside,
    /** What failed in the dialog, which is closed, can be tried again from the list. */
    reportFailed: (item: VenueReviewItem, note: string, error: unknown): void => {
      const action = item.setAside ? 'note' : 'setAside';
      const repeat = (current: VenueReviewItem) => setAside(current, note);
      failures.add({ action, item, error, repeat, shownInDialog: true });
    },
    requeue: async (item: VenueReviewItem): Promise<void> => {
      try {
        await storeWithoutNote(item);
      } catch (error) {
        failures.add({ action: 'requeue', item, error, repeat: storeWithoutNote });
        void list.refresh();
      }
    },
  };
}

export type SetAsideActions = ReturnType<typeof useSetAsideActions>;
