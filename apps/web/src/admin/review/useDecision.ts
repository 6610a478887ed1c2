import type { VenueMove, VenueReviewItem } from '@campetto/contract';
import { useState } from 'react';
import { useMoveVenue, type Why } from '../../venues/move.ts';
import { type AskedMove, mustAsk, stopAsking } from './confirmation.ts';
import { isOvertaken, type ReviewProblem } from './useReviewProblem.ts';

/** A move that waits for its confirmation. */
export interface PendingDecision {
  item: VenueReviewItem;
  move: AskedMove;
}

interface DecisionOptions {
  onMoved: (item: VenueReviewItem, move: VenueMove, activityId: string) => void;
  /** Another action got there first: the list on the screen is old. */
  onOvertaken: () => void;
  setProblem: (problem: ReviewProblem | undefined) => void;
}

/**
 * Approve and Discard after a confirmation, unless this session wants none; Restore at once
 * (spec §4). On a failure the modal stays open, unless the venue has moved meanwhile and there is
 * nothing left to confirm.
 */
export function useDecision({ onMoved, onOvertaken, setProblem }: DecisionOptions) {
  const moveVenue = useMoveVenue();
  const [pending, setPending] = useState<PendingDecision>();
  const [loading, setLoading] = useState(false);

  async function carryOut(item: VenueReviewItem, move: VenueMove, why?: Why): Promise<void> {
    setLoading(true);
    setProblem(undefined);
    try {
      const activityId = await moveVenue(item, move, why);
      setPending(undefined);
      if (activityId !== undefined) onMoved(item, move, activityId);
    } catch (error) {
      const overtaken = isOvertaken(error);
      setProblem({ action: move, item, error, told: pending !== undefined && !overtaken });
      if (!overtaken) return;
      setPending(undefined);
      onOvertaken();
    } finally {
      setLoading(false);
    }
  }

  return {
    pending,
    loading,
    decide: (item: VenueReviewItem, move: VenueMove): void => {
      setProblem(undefined);
      if (move === 'restore' || !mustAsk(move)) void carryOut(item, move);
      else setPending({ item, move });
    },
    /** With the reason, where there is one; `remember` asks no more in this session. */
    confirm: async (why: Why, remember: boolean): Promise<void> => {
      if (!pending) return;
      if (remember) stopAsking(pending.move);
      await carryOut(pending.item, pending.move, why);
    },
    cancel: () => setPending(undefined),
  };
}
