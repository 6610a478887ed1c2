import type { VenueMove, VenueReviewItem } from '@campetto/contract';
import type { DecisionReason } from '../../../venue-client/decisions/useMoveVenue.ts';
import { isConflict, type ReviewProblem } from '../reviewProblem.ts';

interface Failed {
  item: VenueReviewItem;
  error: unknown;
  /** A dialog has read it out. Default false. */
  shownInDialog?: boolean;
}

/** A decision that has failed, outside of a dialog or in one that is closed by now. */
export interface FailedDecision extends Failed {
  action: VenueMove;
  reason: DecisionReason;
}

/** An edit or a note that has failed, outside of a dialog or in one that is closed by now. */
export interface FailedChange extends Failed {
  action: Exclude<ReviewProblem['action'], VenueMove>;
  /** Sends the change again and reports its result. Rejects if it fails again. */
  repeat: () => Promise<void>;
}

export type FailedAction = FailedDecision | FailedChange;

/** Whether the action can be tried again: it cannot where another one changed the venue first. */
export const isRepeatable = ({ error }: FailedAction): boolean => !isConflict(error);

export const isDecision = (failed: FailedAction): failed is FailedDecision => 'reason' in failed;
