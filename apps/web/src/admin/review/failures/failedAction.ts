import type { VenueMove, VenueReviewItem } from '@campetto/contract';
import type { DecisionReason } from '../../../venue-client/decisions/useMoveVenue.ts';
import { isConflict, type ReviewFailure } from '../reviewFailure.ts';

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

/** An edit, a note or a merge that has failed, outside of a dialog or in one that is closed by now. */
export interface FailedChange extends Failed {
  action: Exclude<ReviewFailure['action'], VenueMove | 'undo' | 'select' | 'export'>;
  /** Sends the change again, over this version of the venue, and reports its result. Rejects if it fails again. */
  repeat: (item: VenueReviewItem) => Promise<void>;
}

export type FailedAction = FailedDecision | FailedChange;

const KINDS = {
  approve: 'decision',
  discard: 'decision',
  restore: 'decision',
  update: 'edit',
  picture: 'edit',
  setAside: 'note',
  note: 'note',
  requeue: 'note',
  merge: 'merge',
} as const;

/** What of a venue an action changes, and which venue: one that fails or succeeds replaces only failures of its kind. */
export type ChangedPart = Pick<FailedAction, 'action' | 'item'>;

export const isSamePart = (one: ChangedPart, other: ChangedPart): boolean =>
  one.item.folderPath === other.item.folderPath && KINDS[one.action] === KINDS[other.action];

/** Whether the action can be tried again: it cannot where another one changed the venue first. */
export const isRepeatable = ({ error }: FailedAction): boolean => !isConflict(error);

export const isDecision = (failed: FailedAction): failed is FailedDecision => 'reason' in failed;
