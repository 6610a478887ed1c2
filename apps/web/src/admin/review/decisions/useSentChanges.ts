import type { VenueReviewItem } from '@campetto/contract';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { useAuth } from '../../../auth/AuthProvider.tsx';
import { readSentChanges, type SentChange } from '../../../venue-client/decisions/sentChanges.ts';
import { useMoveVenue } from '../../../venue-client/decisions/useMoveVenue.ts';
import { useSetAside } from '../../../venue-client/set-aside/useSetAside.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import type { FailedActions } from '../failures/FailedActionsProvider.tsx';
import type { ReviewUndo } from '../undo/useReviewUndo.ts';
import { decidedText, setAsideText } from './doneText.ts';

/** The action whose failure is reported for a note that could not be stored or removed. */
function noteActionOf({ setAside }: VenueReviewItem, note: string | null) {
  if (note === null) return 'requeue';
  return setAside ? 'note' : 'setAside';
}

/**
 * Sends the changes again whose responses were lost when the page was loaded again, not those of this page that are
 * still in flight. The server carries out each once, and its response contains the record by which it is undone.
 */
export function useSentChanges(
  { offerUndo }: Pick<ReviewUndo, 'offerUndo'>,
  failures: Pick<FailedActions, 'add'>,
): void {
  const { i18n } = useLingui();
  const uid = useAuth().user?.uid ?? '';
  const moveVenue = useMoveVenue();
  const setAside = useSetAside();
  const { inFlight } = useVenueContext();

  /** Sends a change; resolves to its report, undefined if nothing was changed. */
  async function repeat({ item, change, key }: SentChange) {
    if (!('move' in change)) {
      const { activityIds } = await setAside(item, change.note, key);
      return { item, text: setAsideText(i18n, item, change.note), activityIds };
    }
    const moved = await moveVenue(item, change.move, change.reason, key);
    const { activityIds = [] } = moved ?? {};
    return moved && { item, text: decidedText(i18n, item, change.move, moved), activityIds };
  }

  async function repeatAlone(sent: SentChange): Promise<void> {
    const done = await repeat(sent);
    if (done && done.activityIds.length > 0) offerUndo(done.text, done.activityIds, done.item);
  }

  function report(sent: SentChange, error: unknown): void {
    const { item, change } = sent;
    if ('move' in change) failures.add({ action: change.move, item, reason: change.reason, error });
    else
      failures.add({
        action: noteActionOf(item, change.note),
        item,
        error,
        repeat: () => repeatAlone(sent),
      });
  }

  const repeatAll = useEffectEvent(async () => {
    const lost = readSentChanges(uid).filter(({ item }) => !inFlight.has(item.folderPath));
    /** The last change of each venue: a venue has one action at a time. */
    const lastOf = new Map<string, Promise<unknown>>();
    const done = await Promise.all(
      lost.map((sent) => {
        const { folderPath } = sent.item;
        const result = Promise.resolve(lastOf.get(folderPath))
          .then(() => repeat(sent))
          .catch((error: unknown) => report(sent, error));
        lastOf.set(folderPath, result);
        return result;
      }),
    );
    // In the order in which they were sent, so that the last one is undone first.
    for (const each of done)
      if (each && each.activityIds.length > 0) offerUndo(each.text, each.activityIds, each.item);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each administrator.
  useEffect(() => void repeatAll(), [uid]);
}
