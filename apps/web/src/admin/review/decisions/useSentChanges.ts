import type { VenueReviewItem } from '@campetto/contract';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { useUid } from '../../../auth/useUid.ts';
import { readSentChanges, type SentChange } from '../../../venue-client/changes/sentChanges.ts';
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
  const uid = useUid();
  const moveVenue = useMoveVenue();
  const setAside = useSetAside();
  const { inFlight } = useVenueContext();

  async function repeat({ item, change, key }: SentChange): Promise<void> {
    const offer = (text: string, activityIds: readonly string[]) => {
      if (activityIds.length > 0) offerUndo(text, activityIds, item);
    };
    if ('move' in change) {
      const moved = await moveVenue(item, change.move, change.reason, key);
      if (moved) offer(decidedText(i18n, item, change.move, moved), moved.activityIds);
    } else {
      const { activityIds } = await setAside(item, change.note, key);
      offer(setAsideText(i18n, item, change.note), activityIds);
    }
  }

  function report(sent: SentChange, error: unknown): void {
    const { item, change } = sent;
    if ('move' in change) failures.add({ action: change.move, item, reason: change.reason, error });
    else
      failures.add({
        action: noteActionOf(item, change.note),
        item,
        error,
        repeat: () => repeat(sent),
      });
  }

  /** One after the other: a venue has one action at a time. */
  async function repeatInOrder(changes: readonly SentChange[]): Promise<void> {
    for (const sent of changes) await repeat(sent).catch((error: unknown) => report(sent, error));
  }

  const repeatAll = useEffectEvent(() => {
    const lost = readSentChanges(uid).filter(({ item }) => !inFlight.has(item.folderPath));
    for (const changes of Map.groupBy(lost, ({ item }) => item.folderPath).values())
      void repeatInOrder(changes);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each administrator.
  useEffect(() => repeatAll(), [uid]);
}
