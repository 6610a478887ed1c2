import {
  DISCARD_REASONS,
  type DiscardReason,
  requiresNote,
  type VenueReviewItem,
} from '@campetto/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import type { CardEvent } from '../card/useCardEvents.ts';
import type { Decision } from '../decisions/useDecision.ts';
import type { Reading } from '../decisions/useReading.ts';
import type { Shortcuts } from '../shortcuts/shortcuts.ts';

/** Keys that decide, move or undo: they wait while a reason is being chosen. */
const WAITING = [...'ajklmrsux'];

interface FocusModeOptions {
  /** The list is shown as one venue at a time. */
  isEnabled: boolean;
  cards: ActiveCard;
  decision: Decision;
  reading: Reading;
  /** What else is done on a venue, as in the other views. */
  onCardEvent: (item: VenueReviewItem, event: CardEvent) => void;
  /** A decision came before the venue can have been read. */
  onTooSoon: (item: VenueReviewItem) => void;
  list: Pick<VenueList, 'placeOf' | 'isMovedHere'>;
  /** A key was pressed that waits for the reason. */
  onWaiting: () => void;
  /** The venue left the list, without a decision in this window, while its reason was being chosen. */
  onOvertaken: (item: VenueReviewItem) => void;
}

/**
 * Decisions on one venue after the other. They need no confirmation, because one key undoes them, unless one is
 * always required (`isAlwaysConfirmed`); a discard is carried out when its reason is chosen.
 */
export function useFocusMode({
  cards,
  decision,
  reading,
  list,
  onCardEvent,
  ...on
}: FocusModeOptions) {
  const { active } = cards;
  const [reasonsFor, setReasonsFor] = useState<VenueReviewItem>();
  /** The venue for which it was cancelled last. */
  const [cancelledFor, setCancelledFor] = useState<string>();
  const choosing = active !== undefined && reasonsFor?.folderPath === active.folderPath;
  const shown = active?.folderPath;
  const hasLeft = ({ folderPath }: VenueReviewItem) =>
    list.placeOf(folderPath) === -1 && !list.isMovedHere(folderPath);
  const onOther = useEffectEvent(() => {
    if (on.isEnabled && shown !== undefined) reading.begin();
    if (reasonsFor && reasonsFor.folderPath !== shown && hasLeft(reasonsFor))
      on.onOvertaken(reasonsFor);
    setReasonsFor(undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each venue that is shown.
  useEffect(() => onOther(), [shown]);

  function decide(...args: Parameters<Decision['decideAtOnce']>): void {
    if (reading.isTooSoon('key')) {
      on.onTooSoon(args[0]);
      return;
    }
    setReasonsFor(undefined);
    decision.decideAtOnce(...args);
  }

  function discard(reason: DiscardReason | undefined): void {
    if (!active) return;
    // The note is written in the dialog.
    if (requiresNote(reason)) decision.openConfirmation(active, 'discard', reason);
    else decide(active, 'discard', reason && { reason });
  }

  function cancel(): void {
    setReasonsFor(undefined);
    setCancelledFor(active?.folderPath);
  }

  const skip = () => cards.activateBy(1);

  const digits = DISCARD_REASONS.map((reason, index) => [String(index + 1), () => discard(reason)]);
  function onEvent(item: VenueReviewItem, event: CardEvent): void {
    if (event.type === 'extra' && event.extra === 'setAside' && reading.isTooSoon('key'))
      on.onTooSoon(item);
    else if (event.type !== 'action' || event.action === 'edit') onCardEvent(item, event);
    else if (event.action === 'discard') setReasonsFor(item);
    else decide(item, event.action);
  }

  return {
    /** The reason of a discard is being chosen. */
    choosing,
    /** The choice was cancelled: the focus returns to the button that began it. */
    isCancelled: cancelledFor !== undefined && cancelledFor === active?.folderPath,
    discard,
    cancel,
    skip,
    onEvent,
    /** Handles a click. The next venue has the button in the same place, so a double click must not decide twice. */
    onClick: (item: VenueReviewItem, event: CardEvent): void => {
      // A discard only shows the reasons.
      const decides = event.type === 'action' && !['edit', 'discard'].includes(event.action);
      if (decides && reading.isTooSoon('click')) on.onTooSoon(item);
      else onEvent(item, event);
    },
    /** The keys that the other views do not have. */
    shortcuts: {
      s: skip,
      ...(choosing && {
        ...Object.fromEntries(WAITING.map((key) => [key, on.onWaiting])),
        ...Object.fromEntries(digits),
        0: () => discard(undefined),
        Escape: cancel,
      }),
    } satisfies Shortcuts,
  };
}

export type FocusMode = ReturnType<typeof useFocusMode>;
