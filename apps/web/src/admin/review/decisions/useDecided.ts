import type { VenueMove, VenueReviewItem } from '@campetto/contract';
import { nextText } from '@campetto/messages/admin/list';
import { venueName } from '@campetto/messages/admin/venue';
import { useLingui } from '@lingui/react';
import type { MovedVenue } from '../../../venue-client/decisions/useMoveVenue.ts';
import { useRefreshSoon } from '../../../venue-client/useRefreshSoon.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import type { VenueSelection } from '../selection/useSelection.ts';
import type { ReviewUndo } from '../undo/useReviewUndo.ts';
import { decidedText } from './doneText.ts';

interface DecidedOptions {
  cards: ActiveCard;
  selection: VenueSelection;
  undo: ReviewUndo;
  announce: (message: string) => void;
  refresh: () => void;
  /** How many possible duplicates a venue has. */
  duplicatesOf: (item: VenueReviewItem) => number;
}

/** Whether checks of other venues count this one as sharing a value, until it is discarded. */
const isShared = ({ shared }: VenueReviewItem): boolean =>
  Object.values(shared).some((others) => others > 0);

/** What follows a decision on one venue: the offer to undo it, and the next card. */
export function useDecided({
  cards,
  selection,
  undo,
  announce,
  refresh,
  duplicatesOf,
}: DecidedOptions) {
  const { i18n } = useLingui();
  const refreshSoon = useRefreshSoon(refresh);
  return (item: VenueReviewItem, move: VenueMove, moved: MovedVenue): void => {
    undo.offerUndo(decidedText(i18n, item, move, moved), moved.activityIds, item);
    // Announces the next venue; the notice announces the decision.
    const next = cards.activateNeighbour(item);
    announce(nextText(i18n, next && venueName(i18n, next)));
    selection.deselect([item.folderPath]);
    // Its duplicates look like a discarded venue from now on.
    if (move === 'discard' && (isShared(item) || duplicatesOf(item) > 0)) refreshSoon();
  };
}
