import {
  statusAfter,
  VENUE_STATUS_DEFAULT,
  type VenueMove,
  type VenueStatus,
} from '@campetto/contract';
import type { VenueRow } from '../db/schema.ts';
import { Conflict } from '../errors.ts';
import type { Identity } from '../identity/verifier.ts';
import type { DecisionChanges } from '../venues/repository.ts';

/** The kind of the activity record of each move. */
export const ACTIVITY_OF = {
  approve: 'approved',
  discard: 'discarded',
  restore: 'restored',
} as const;

/** The reason of a discard as its activity record states it; `duplicateOf` is an id. */
export interface StoredReason {
  reason: VenueRow['discardReason'];
  note: VenueRow['discardNote'];
  duplicateOf: VenueRow['duplicateOf'];
}

/** @throws Conflict for a move that does not exist from the venue's status */
export function requireMove(move: VenueMove, venue: VenueRow): VenueStatus {
  const { status } = venue;
  const to = statusAfter(move, status);
  if (to) return to;
  throw new Conflict(`A venue that is ${status} cannot be ${ACTIVITY_OF[move]}.`, venue);
}

/**
 * The columns that a decision sets; without date and administrator for a venue that is pending again. A decision also
 * clears the mark of a venue that was set aside.
 */
export function decisionChanges(
  to: VenueStatus,
  { reason, note, duplicateOf }: StoredReason,
  { email }: Identity,
): DecisionChanges {
  const isDecided = to !== VENUE_STATUS_DEFAULT;
  return {
    status: to,
    decidedAt: isDecided ? new Date() : null,
    decidedBy: isDecided ? email : null,
    discardReason: reason,
    discardNote: note,
    duplicateOf,
    setAsideAt: null,
    setAsideBy: null,
    setAsideNote: null,
  };
}
