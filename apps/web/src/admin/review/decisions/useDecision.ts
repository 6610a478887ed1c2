import type { DiscardReason, VenueMove, VenueReviewItem } from '@campetto/contract';
import { useRef, useState } from 'react';
import { useAuth } from '../../../auth/AuthProvider.tsx';
import {
  type DecisionReason,
  type MovedVenue,
  useMoveVenue,
} from '../../../venue-client/decisions/useMoveVenue.ts';
import { hasLeftList, isConflict, type ReviewProblem } from '../useReviewProblem.ts';
import {
  type ConfirmableMove,
  isAlwaysConfirmed,
  needsConfirmation,
  switchConfirmation,
} from './confirmation.ts';
import { removeDiscardDraft } from './useDiscardReason.ts';
import type { FailedActions, FailedDecision } from './useFailedActions.ts';
import type { Reading } from './useReading.ts';

/** A move that waits for its confirmation. */
export interface UnconfirmedDecision {
  item: VenueReviewItem;
  move: ConfirmableMove;
  /** How many possible duplicates of the venue are not decided. */
  duplicates: number;
  /** The reason that is chosen already. */
  reason?: DiscardReason | undefined;
}

interface DecisionOptions {
  /** Whether the key that decides stays alone; false where it begins a typed text. */
  isAlone: () => Promise<boolean>;
  /** The key of a decision was part of a text: nothing is decided. */
  onTyped: (item: VenueReviewItem) => void;
  /** How many possible duplicates of a venue are not decided. */
  duplicatesOf: (item: VenueReviewItem) => number;
  reading: Reading;
  /** A decision by a key or in Focus is being sent: the next venue becomes active before the response. */
  onLeave: (item: VenueReviewItem, move: VenueMove, reason?: DecisionReason) => void;
  /** That decision was stored, has failed, or its key was part of a text. */
  onSettled: (item: VenueReviewItem) => void;
  onMoved: (item: VenueReviewItem, move: VenueMove, moved: MovedVenue) => void;
  /** Another action changed the venue first: the list is out of date; `hasLeft` if the venue is no longer in it. */
  onConflict: (item: VenueReviewItem, hasLeft: boolean) => void;
  /** A decision after which the next venue became active has failed. */
  onFailed: (item: VenueReviewItem) => void;
  onProblem: (problem: ReviewProblem | undefined) => void;
  failures: Pick<FailedActions, 'add' | 'remove'>;
}

/**
 * Approves and discards after a confirmation where {@link needsConfirmation} requires it; restores at once (spec §4).
 * On a failure the dialog stays open, unless the venue has moved meanwhile and there is nothing left to confirm.
 */
export function useDecision(options: DecisionOptions) {
  const { onMoved, onConflict, onProblem } = options;
  const uid = useAuth().user?.uid ?? '';
  const moveVenue = useMoveVenue();
  const [unconfirmed, setUnconfirmed] = useState<UnconfirmedDecision>();
  const [pending, setPending] = useState(false);
  /** The decision whose failure the dialog shows. */
  const failedInDialog = useRef<FailedDecision>(undefined);
  /** The versions that were decided on: the list shows them until it is loaded again. */
  const decided = useRef(new Map<string, number>());

  const mustConfirm = (item: VenueReviewItem, move: VenueMove, isInspected = false): boolean =>
    needsConfirmation({ item, move, duplicates: options.duplicatesOf(item), isInspected });

  function openConfirmation(item: VenueReviewItem, move: VenueMove, reason?: DiscardReason): void {
    onProblem(undefined);
    failedInDialog.current = undefined;
    if (move === 'restore') return;
    setUnconfirmed({ item, move, reason, duplicates: options.duplicatesOf(item) });
  }

  /** Closes the confirmation for a venue; another one may be open by now. */
  const close = ({ folderPath }: VenueReviewItem) =>
    setUnconfirmed((open) => (open?.item.folderPath === folderPath ? undefined : open));

  /** Resolves to whether the venue is still to be decided. */
  async function submit(
    item: VenueReviewItem,
    move: VenueMove,
    reason: DecisionReason = {},
  ): Promise<boolean> {
    if (decided.current.get(item.folderPath) === item.version) {
      close(item);
      return false;
    }
    // Without a dialog the problem was cleared before; there may be one of a later decision by now.
    if (unconfirmed) onProblem(undefined);
    options.failures.remove(item);
    try {
      const moved = await moveVenue(item, move, reason);
      removeDiscardDraft(uid, item.folderPath);
      close(item);
      if (moved === undefined) return false;
      decided.current.set(item.folderPath, item.version);
      onMoved(item, move, moved);
      return false;
    } catch (error) {
      const conflict = isConflict(error);
      const shownInDialog = unconfirmed !== undefined && !conflict;
      const failed = { action: move, item, reason, error };
      if (shownInDialog) failedInDialog.current = { ...failed, shownInDialog };
      if (conflict || shownInDialog) onProblem({ action: move, item, error, shownInDialog });
      else options.failures.add(failed);
      if (!conflict) return true;
      close(item);
      onConflict(item, hasLeftList(item, error));
      return false;
    }
  }

  /** Submits a decision made by a key only if the key is not part of a typed text. */
  async function submitAlone(...decision: Parameters<typeof submit>): Promise<boolean> {
    if (await options.isAlone()) return submit(...decision);
    options.onTyped(decision[0]);
    return false;
  }

  /** Submits a decision; the next venue becomes active at once. */
  async function submitAtOnce(...decision: Parameters<typeof submit>): Promise<void> {
    const [item] = decision;
    onProblem(undefined);
    options.onLeave(...decision);
    options.reading.begin();
    if (await submitAlone(...decision)) options.onFailed(item);
    options.onSettled(item);
  }

  /** Submits a decision; the card is dimmed until the response, and then the next venue becomes active. */
  async function submitInPlace(...decision: Parameters<typeof submit>): Promise<void> {
    onProblem(undefined);
    await submitAlone(...decision);
    options.reading.begin();
  }

  return {
    unconfirmed,
    /** The confirmed decision is being sent. */
    pending,
    decide: (
      item: VenueReviewItem,
      move: VenueMove,
      { byKey = false, isInspected = false } = {},
    ): void => {
      if (mustConfirm(item, move, isInspected)) openConfirmation(item, move);
      else void (byKey ? submitAtOnce : submitInPlace)(item, move);
    },
    /** For a venue that is inspected: without a confirmation, unless one is always required. */
    decideAtOnce: (item: VenueReviewItem, move: VenueMove, reason?: DecisionReason): void => {
      if (isAlwaysConfirmed({ item, move, duplicates: 0, isInspected: true }))
        openConfirmation(item, move);
      else void submitAtOnce(item, move, reason);
    },
    /** Opens the confirmation even where it is switched off, with this reason chosen. */
    openConfirmation: (item: VenueReviewItem, move: ConfirmableMove, reason: DiscardReason): void =>
      openConfirmation(item, move, reason),
    /** Sends decisions again that have failed, and were confirmed before. */
    retry: (failed: readonly FailedDecision[]): void => {
      for (const { item, action: move, reason } of failed) void submit(item, move, reason);
    },
    /** `remember` switches the confirmation off for this session. */
    confirm: async (reason: DecisionReason, remember: boolean): Promise<void> => {
      if (!unconfirmed) return;
      failedInDialog.current = undefined;
      if (remember) switchConfirmation(unconfirmed.move, false);
      setPending(true);
      await submit(unconfirmed.item, unconfirmed.move, reason);
      setPending(false);
      options.reading.begin();
    },
    cancel: () => {
      // What failed in the closed dialog can be tried again from the list.
      if (failedInDialog.current) {
        onProblem(undefined);
        options.failures.add(failedInDialog.current);
        failedInDialog.current = undefined;
      }
      options.reading.begin();
      setUnconfirmed(undefined);
    },
    /** Whether a decision may have been meant for the previous venue, unless a click only opens a confirmation. */
    isTooSoon: (item: VenueReviewItem, move: VenueMove, by: 'key' | 'click'): boolean =>
      (by === 'key' || !mustConfirm(item, move)) && options.reading.isTooSoon(by),
  };
}

export type Decision = ReturnType<typeof useDecision>;
