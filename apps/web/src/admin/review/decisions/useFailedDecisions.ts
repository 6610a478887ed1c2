import type { VenueMove, VenueReviewItem } from '@campetto/contract';
import { useState } from 'react';
import type { DecisionReason } from '../../../venue-client/decisions/useMoveVenue.ts';

/** A decision that has failed, outside of a dialog or in one that is closed by now. */
export interface FailedDecision {
  action: VenueMove;
  item: VenueReviewItem;
  reason: DecisionReason;
  error: unknown;
  /** A dialog has read it out. Default false. */
  shownInDialog?: boolean;
}

const NONE: readonly FailedDecision[] = [];

/** The decisions that have failed, each until its venue is decided on again: a later action hides none of them. */
export function useFailedDecisions() {
  const [failed, setFailed] = useState(NONE);
  const without = (all: typeof NONE, { folderPath }: VenueReviewItem) =>
    all.filter(({ item }) => item.folderPath !== folderPath);
  return {
    failed,
    add: (decision: FailedDecision) =>
      setFailed((before) => [...without(before, decision.item), decision]),
    remove: (item: VenueReviewItem) => setFailed((before) => without(before, item)),
    clear: () => setFailed(NONE),
  };
}

export type FailedDecisions = ReturnType<typeof useFailedDecisions>;
