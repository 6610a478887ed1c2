import type { VenueMove, VenueReviewItem } from '@campetto/contract';
import { useRef, useState } from 'react';
import { useUid } from '../../../auth/useUid.ts';
import {
  type DecisionReason,
  type MovedVenue,
  useMoveVenue,
} from '../../../venue-client/decisions/useMoveVenue.ts';
import type { FailedActions } from '../failures/FailedActionsProvider.tsx';
import type { FailedDecision } from '../failures/failedAction.ts';
import { hasLeftList, isConflict } from '../reviewFailure.ts';
import { isAlwaysConfirmed, needsConfirmation, switchConfirmation } from './confirmation.ts';
import { type Confirmation, type ConfirmationOptions, useConfirmation } from './useConfirmation.ts';
import { removeDiscardDraft } from './useDiscardReason.ts';
import type { Reading } from './useReading.ts';

interface DecisionOptions extends ConfirmationOptions {
  /** Whether the key that decides stays alone; false where it begins a typed text. */
  isAlone: () => Promise<boolean>;
  /** The key of a decision was part of a text: nothing is decided. */
  onTyped: (item: VenueReviewItem) => void;
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
  failures: Pick<FailedActions, 'add' | 'remove'>;
}

/**
 * Sends decisions. On a failure the dialog stays open, unless the venue has moved meanwhile and there is nothing left to
 * confirm.
 */
function useSubmit(
  { unconfirmed, close, showFailure }: Confirmation,
  { onMoved, onConflict, reportFailure, failures }: DecisionOptions,
) {
  const uid = useUid();
  const moveVenue = useMoveVenue();
  /** The versions that were decided on: the list shows them until it is loaded again. */
  const decided = useRef(new Map<string, number>());

  /** Resolves to whether the venue is still to be decided. */
  return async (
    item: VenueReviewItem,
    move: VenueMove,
    reason: DecisionReason = {},
  ): Promise<boolean> => {
    if (decided.current.get(item.folderPath) === item.version) {
      close(item);
      return false;
    }
    // Without a dialog the failure was cleared before; there may be one of a later decision by now.
    if (unconfirmed) reportFailure(undefined);
    failures.remove({ action: move, item });
    try {
      const moved = await moveVenue(item, move, reason);
      removeDiscardDraft(uid, item.folderPath);
      close(item);
      if (moved === undefined) return false;
      decided.current.set(item.folderPath, item.version);
      onMoved(item, move, moved);
      return false;
    } catch (error) {
      const failed = { action: move, item, reason, error };
      if (isConflict(error)) {
        failures.add(failed);
        close(item);
        onConflict(item, hasLeftList(item, error));
        return false;
      }
      if (unconfirmed) showFailure(failed);
      else failures.add(failed);
      return true;
    }
  };
}

/** Approves and discards after a confirmation where {@link needsConfirmation} requires it; restores at once (spec §4). */
export function useDecision(options: DecisionOptions) {
  const { duplicatesOf, reading, reportFailure } = options;
  const confirmation = useConfirmation(options);
  const { unconfirmed } = confirmation;
  const submit = useSubmit(confirmation, options);
  const [pending, setPending] = useState(false);
  const underWay = useRef(new Set<string>());

  const mustConfirm = (item: VenueReviewItem, move: VenueMove, isInspected = false): boolean =>
    needsConfirmation({ item, move, duplicates: duplicatesOf(item), isInspected });

  /** Submits a decision made by a key only if the key is not part of a typed text. */
  async function submitAlone(...decision: Parameters<typeof submit>): Promise<boolean> {
    if (await options.isAlone()) return submit(...decision);
    options.onTyped(decision[0]);
    return false;
  }

  /** Ignores a second press while the decision of the first is being sent. */
  async function submitOnce(
    send: (...decision: Parameters<typeof submit>) => Promise<void>,
    ...decision: Parameters<typeof submit>
  ): Promise<void> {
    const [{ folderPath }] = decision;
    if (underWay.current.has(folderPath)) return;
    underWay.current.add(folderPath);
    await send(...decision).finally(() => underWay.current.delete(folderPath));
  }

  /** Submits a decision; the next venue becomes active at once. */
  async function submitAtOnce(...decision: Parameters<typeof submit>): Promise<void> {
    const [item] = decision;
    reportFailure(undefined);
    options.onLeave(...decision);
    reading.begin();
    if (await submitAlone(...decision)) options.onFailed(item);
    options.onSettled(item);
  }

  /** Submits a decision; the card is dimmed until the response, and then the next venue becomes active. */
  async function submitInPlace(...decision: Parameters<typeof submit>): Promise<void> {
    reportFailure(undefined);
    await submitAlone(...decision);
    reading.begin();
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
      if (move !== 'restore' && mustConfirm(item, move, isInspected)) confirmation.open(item, move);
      else void submitOnce(byKey ? submitAtOnce : submitInPlace, item, move);
    },
    /** For a venue that is inspected: without a confirmation, unless one is always required. */
    decideAtOnce: (item: VenueReviewItem, move: VenueMove, reason?: DecisionReason): void => {
      const planned = { item, move, duplicates: 0, isInspected: true };
      if (move !== 'restore' && isAlwaysConfirmed(planned)) confirmation.open(item, move);
      else void submitOnce(submitAtOnce, item, move, reason);
    },
    /** Opens the confirmation even where it is switched off, with this reason chosen. */
    openConfirmation: confirmation.open,
    /** Sends a decision again that has failed, and was confirmed before. */
    retry: ({ item, action: move, reason }: FailedDecision) => submit(item, move, reason),
    /** `remember` switches the confirmation off for this session. */
    confirm: async (reason: DecisionReason, remember: boolean): Promise<void> => {
      if (!unconfirmed) return;
      if (remember) switchConfirmation(unconfirmed.move, false);
      setPending(true);
      await submit(unconfirmed.item, unconfirmed.move, reason);
      setPending(false);
      reading.begin();
    },
    cancel: () => {
      confirmation.cancel();
      reading.begin();
    },
    /** Whether a decision may have been meant for the previous venue, unless a click only opens a confirmation. */
    isTooSoon: (item: VenueReviewItem, move: VenueMove, by: 'key' | 'click'): boolean =>
      (by === 'key' || !mustConfirm(item, move)) && reading.isTooSoon(by),
  };
}

export type Decision = ReturnType<typeof useDecision>;
