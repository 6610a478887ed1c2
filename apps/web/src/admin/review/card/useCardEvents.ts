import type { SuggestedFix, VenueReviewItem } from '@campetto/contract';
import type { VenueActionId, VenueExtra } from '@campetto/ui';
import type { Decision } from '../decisions/useDecision.ts';
import type { VenueSelection } from '../selection/useSelection.ts';
import type { ReviewDialogControl } from '../useReviewDialogs.ts';
import type { LastFailure } from '../useReviewFailure.ts';

/** What an administrator does on a card. */
export type CardEvent =
  | { type: 'action'; action: VenueActionId }
  | { type: 'extra'; extra: VenueExtra['id'] }
  | { type: 'requeue' }
  | { type: 'fix'; fix: SuggestedFix }
  | { type: 'link'; href: string }
  | { type: 'select'; checked: boolean; range: boolean };

interface CardEventOptions {
  selection: VenueSelection;
  dialogs: ReviewDialogControl;
  decision: Decision;
  lastFailure: LastFailure;
  /** Whether all that is known of the active venue is shown beside it. */
  isInspected: () => boolean;
  /** A key or a button was pressed before the venue can have been read: it does nothing. */
  onTooSoon: (item: VenueReviewItem) => void;
  /** Puts a venue that is set aside back into the queue. */
  onRequeue: (item: VenueReviewItem) => void;
  /** Shows another list. */
  onLink: (href: string) => void;
}

/** Handles the events of all cards: selects, opens a dialog or decides. */
export function useCardEvents({
  selection,
  dialogs,
  decision,
  lastFailure,
  isInspected,
  onTooSoon,
  onRequeue,
  onLink,
}: CardEventOptions) {
  function onEvent(item: VenueReviewItem, event: CardEvent, byKey = false): void {
    lastFailure.clear();
    if (event.type === 'select')
      selection.toggle({ item, checked: event.checked, range: event.range });
    else if (event.type === 'extra') dialogs.open({ kind: event.extra, item });
    else if (event.type === 'link') onLink(event.href);
    else if (event.type === 'requeue') onRequeue(item);
    else if (event.type === 'fix') dialogs.open({ kind: 'edit', item, fix: event.fix });
    else if (event.action === 'edit') dialogs.open({ kind: 'edit', item });
    else decision.decide(item, event.action, { byKey, isInspected: byKey && isInspected() });
  }

  const on =
    (by: 'key' | 'click') =>
    (item: VenueReviewItem, event: CardEvent): void => {
      const move = event.type === 'action' && event.action !== 'edit' && event.action;
      if (move && decision.isTooSoon(item, move, by)) onTooSoon(item);
      else onEvent(item, event, by === 'key');
    };

  return { onEvent, onKey: on('key'), onClick: on('click') };
}

export type CardEvents = ReturnType<typeof useCardEvents>;
