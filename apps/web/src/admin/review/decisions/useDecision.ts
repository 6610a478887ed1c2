import type { DiscardReason, VenueMove, VenueReviewItem } from '@campetto/contract';
import { useState } from 'react';
import { type DecisionReason, useMoveVenue } from '../../../venue-client/decisions/useMoveVenue.ts';
import { hasLeftList, isConflict, type ReviewProblem } from '../useReviewProblem.ts';
import { type ConfirmableMove, needsConfirmation, skipConfirmation } from './confirmation.ts';
import { removeDiscardDraft } from './useDiscardReason.ts';

/** Whether it is always asked about: nobody has decided which of the duplicates stays. */
export const isDoubtful = (move: VenueMove, duplicates: number): boolean =>
  move === 'approve' && duplicates > 0;

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
  onMoved: (item: VenueReviewItem, move: VenueMove, activityId: string) => void;
  /** Another action changed the venue first: the list is out of date, which the venue may have left. */
  onConflict: (item: VenueReviewItem, hasLeft: boolean) => void;
  onProblem: (problem: ReviewProblem | undefined) => void;
}

/**
 * Approves and discards after a confirmation, unless it is switched off for this session, which does not approve
 * a venue with possible duplicates; restores at once (spec §4). On a failure the dialog stays open, unless the
 * venue has moved meanwhile and there is nothing left to confirm.
 */
export function useDecision(options: DecisionOptions) {
  const { onMoved, onConflict, onProblem } = options;
  const moveVenue = useMoveVenue();
  const [unconfirmed, setUnconfirmed] = useState<UnconfirmedDecision>();
  const [pending, setPending] = useState(false);

  async function submit(
    item: VenueReviewItem,
    move: VenueMove,
    reason?: DecisionReason,
  ): Promise<void> {
    setPending(true);
    onProblem(undefined);
    try {
      const activityId = await moveVenue(item, move, reason);
      removeDiscardDraft(item.folderPath);
      setUnconfirmed(undefined);
      if (activityId !== undefined) onMoved(item, move, activityId);
    } catch (error) {
      const conflict = isConflict(error);
      const shownInDialog = unconfirmed !== undefined && !conflict;
      onProblem({ action: move, item, error, shownInDialog });
      if (!conflict) return;
      setUnconfirmed(undefined);
      onConflict(item, hasLeftList(item, error));
    } finally {
      setPending(false);
    }
  }

  /** By a key only if it stays alone. */
  async function submitAlone(...decision: Parameters<typeof submit>): Promise<void> {
    if (await options.isAlone()) await submit(...decision);
    else options.onTyped(decision[0]);
  }

  return {
    unconfirmed,
    pending,
    decide: (item: VenueReviewItem, move: VenueMove): void => {
      onProblem(undefined);
      const duplicates = options.duplicatesOf(item);
      const asks = move !== 'restore' && (needsConfirmation(move) || isDoubtful(move, duplicates));
      if (asks) setUnconfirmed({ item, move, duplicates });
      else void submitAlone(item, move);
    },
    /** Without a confirmation. */
    decideAtOnce: (item: VenueReviewItem, move: VenueMove, reason?: DecisionReason): void => {
      void submitAlone(item, move, reason);
    },
    /** Asks for the confirmation even where it is switched off, with this reason chosen. */
    ask: (item: VenueReviewItem, move: ConfirmableMove, reason: DiscardReason): void => {
      onProblem(undefined);
      setUnconfirmed({ item, move, reason, duplicates: options.duplicatesOf(item) });
    },
    /** `remember` switches the confirmation off for this session. */
    confirm: async (reason: DecisionReason, remember: boolean): Promise<void> => {
      if (!unconfirmed) return;
      if (remember) skipConfirmation(unconfirmed.move);
      await submit(unconfirmed.item, unconfirmed.move, reason);
    },
    cancel: () => setUnconfirmed(undefined),
  };
}

export type Decision = ReturnType<typeof useDecision>;
