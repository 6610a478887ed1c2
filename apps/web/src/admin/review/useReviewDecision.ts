import type { VenueReviewItem } from '@campetto/contract';
import { nextText } from '@campetto/messages/admin/list';
import { keyTexts } from '@campetto/messages/admin/review/shortcuts';
import { venueName } from '@campetto/messages/admin/venue';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { ListFilters } from '../../venue-client/list/listRequest.ts';
import { useDisplaced } from './card/useDisplaced.ts';
import { useDecided } from './decisions/useDecided.ts';
import { useDecision } from './decisions/useDecision.ts';
import { useReading } from './decisions/useReading.ts';
import { createLateReason } from './shortcuts/lateReason.ts';
import type { TypedText } from './shortcuts/typedText.ts';
import type { ReviewState } from './useReviewState.ts';

/** Decides on venues of the list, and chooses the active venue after each decision, also after a failed one. */
export function useReviewDecision(
  filters: ListFilters,
  { isAlone }: TypedText,
  {
    list,
    refresh,
    cards,
    selection,
    duplicates,
    undo,
    lastFailure,
    failures,
    dialogs,
    ...state
  }: ReviewState,
) {
  const { i18n } = useLingui();
  const { announce, leaving } = state;
  const keys = keyTexts(i18n);
  const [lateReason] = useState(createLateReason);
  const reading = useReading();
  useDisplaced(filters, list, cards.active, (item, next) => {
    // The report of the batch says what happened to the venue.
    if (dialogs.read()?.kind === 'batch') return;
    reading.begin({ byItself: true });
    const done = undo.doneOn(item);
    if (done === undefined)
      undo.notify(keys.displaced(venueName(i18n, item), venueName(i18n, next)));
    else undo.report(keys.displacedByDone(done, venueName(i18n, next)));
  });
  const duplicatesOf = ({ folderPath }: VenueReviewItem) => duplicates[folderPath]?.length ?? 0;
  const onDecided = useDecided({ cards, selection, undo, announce, refresh, duplicatesOf });

  /** Activates a venue again whose decision was not carried out. */
  function bringBack(item: VenueReviewItem): void {
    lateReason.cancel(item);
    reading.begin();
    cards.returnTo(item);
  }
  const decision = useDecision({
    duplicatesOf,
    reading,
    isAlone,
    onTyped: (item) => {
      lateReason.cancel(item);
      reading.begin();
      cards.activate(item.folderPath);
    },
    onLeave: (item, ...decision) => {
      cards.activateNeighbour(item);
      leaving.add(item);
      lateReason.begin(item, ...decision);
    },
    onSettled: leaving.remove,
    onMoved: onDecided,
    onConflict: (item, hasLeft) => {
      lateReason.cancel(item);
      if (hasLeft) {
        const next = cards.activateNeighbour(item);
        announce(nextText(i18n, next && venueName(i18n, next)));
      } else bringBack(item);
      refresh();
    },
    onFailed: bringBack,
    reportFailure: lastFailure.report,
    failures,
  });
  return { decision, reading, lateReason, duplicatesOf };
}
