import type { VenueReviewItem } from '@campetto/contract';
import { savedText } from '@campetto/messages/admin/edit';
import { venueName } from '@campetto/messages/admin/venue';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { useUid } from '../../../auth/useUid.ts';
import { readSentChanges, type SentChange } from '../../../venue-client/changes/sentChanges.ts';
import { useMoveVenue } from '../../../venue-client/decisions/useMoveVenue.ts';
import {
  changedByMerge,
  useMergeDuplicates,
} from '../../../venue-client/duplicates/useMergeDuplicates.ts';
import { useUpdateVenue } from '../../../venue-client/edit/useUpdateVenue.ts';
import { useSetAside } from '../../../venue-client/set-aside/useSetAside.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import type { EditDrafts } from '../edit/useEditDrafts.ts';
import type { FailedActions } from '../failures/FailedActionsProvider.tsx';
import type { FailedChange } from '../failures/failedAction.ts';
import type { ReviewUndo } from '../undo/useReviewUndo.ts';
import { clusterText, decidedText, setAsideText } from './doneText.ts';

interface SentChangesOptions {
  undo: Pick<ReviewUndo, 'offerUndo'>;
  failures: Pick<FailedActions, 'add'>;
  drafts: Pick<EditDrafts, 'discardIfStored'>;
}

/** The action whose failure is reported. */
function actionOf(
  { setAside }: VenueReviewItem,
  change: Exclude<SentChange['change'], { move: unknown }>,
): FailedChange['action'] {
  if ('merge' in change) return 'merge';
  if ('update' in change) return 'update';
  if (change.note === null) return 'requeue';
  return setAside ? 'note' : 'setAside';
}

/**
 * Sends the changes again whose responses were lost when the page was loaded again, not those of this page that are
 * still in flight. The server carries out each once, and its response contains the record by which it is undone.
 */
export function useSentChanges({ undo, failures, drafts }: SentChangesOptions): void {
  const { i18n } = useLingui();
  const uid = useUid();
  const moveVenue = useMoveVenue();
  const setAside = useSetAside();
  const updateVenue = useUpdateVenue();
  const mergeDuplicates = useMergeDuplicates();
  const { inFlight } = useVenueContext();

  /** Sends a change again over this version of its venue, by its key, and offers its undo. */
  async function repeat({ change, key }: SentChange, item: VenueReviewItem): Promise<void> {
    const offer = (text: string, ids: readonly string[], venues?: readonly string[]) => {
      if (ids.length > 0) undo.offerUndo(text, ids, item, venues);
    };
    if ('move' in change) {
      const moved = await moveVenue(item, change.move, change.reason, key);
      if (moved) offer(decidedText(i18n, item, change.move, moved), moved.activityIds);
    } else if ('merge' in change) {
      const merge = { keep: item, changes: undefined, ...change.merge };
      const { kept, activityId } = await mergeDuplicates(merge, key);
      offer(clusterText(i18n, kept, merge), [activityId], changedByMerge(merge));
    } else if ('update' in change) {
      const saved = await updateVenue(item, change.update, { undoable: true, key });
      drafts.discardIfStored(saved.item);
      offer(savedText(i18n, venueName(i18n, saved.item)), saved.activityIds);
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
        action: actionOf(item, change),
        item,
        error,
        repeat: (current) => repeat(sent, current),
      });
  }

  async function repeatInOrder(changes: readonly SentChange[]): Promise<void> {
    for (const sent of changes)
      await repeat(sent, sent.item).catch((error: unknown) => report(sent, error));
  }

  const repeatAll = useEffectEvent(() => {
    const lost = readSentChanges(uid).filter(({ item }) => !inFlight.has(item.folderPath));
    // A venue has one action at a time, and a merge is one of several venues.
    const inOrder = lost.some(({ change }) => 'merge' in change)
      ? [lost]
      : Map.groupBy(lost, ({ item }) => item.folderPath).values();
    for (const changes of inOrder) void repeatInOrder(changes);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each administrator.
  useEffect(() => repeatAll(), [uid]);
}
