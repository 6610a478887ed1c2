import type { VenueMove, VenueReviewItem } from '@campetto/contract';
import { useState } from 'react';
import { useMoveVenue } from '../../venues/move.ts';
import { isOvertaken, type ReviewProblem } from './useReviewProblem.ts';

/** A move that waits for its confirmation. */
export interface PendingDecision {
  item: VenueReviewItem;
  move: Exclude<VenueMove, 'restore'>;
}

interface DecisionOptions {
  onMoved: (item: VenueReviewItem, move: VenueMove) => void;
  /** Another action got there first: the list on the screen is old. */
  onOvertaken: () => void;
  setProblem: (problem: ReviewProblem | undefined) => void;
}

/**
 * Approve and Discard after a confirmation, Restore at once (spec §4). On a failure the modal stays
 * open, unless the venue has moved meanwhile and there is nothing left to confirm.
 */
export function useDecision({ onMoved, onOvertaken, setProblem }: DecisionOptions) {
  const moveVenue = useMoveVenue();
  const [pending, setPending] = useState<PendingDecision>();
  const [loading, setLoading] = useState(false);

  async function carryOut(item: VenueReviewItem, move: VenueMove): Promise<void> {
    setLoading(true);
    setProblem(undefined);
    try {
      const moved = await moveVenue(item, move);
      setPending(undefined);
      if (moved) onMoved(item, move);
    } catch (error) {
      setProblem({ action: move, item, error });
      if (!isOvertaken(error)) return;
      setPending(undefined);
      onOvertaken();
    } finally {
      setLoading(false);
    }
  }

  return {
    pending,
    loading,
    ask: (decision: PendingDecision) => {
      setProblem(undefined);
      setPending(decision);
    },
    confirm: () => pending && carryOut(pending.item, pending.move),
    cancel: () => setPending(undefined),
    restore: (item: VenueReviewItem) => carryOut(item, 'restore'),
  };
}
