import {
  type DecisionResult,
  type DecisionsBody,
  type MoveAnswer,
  statusAfter,
  VENUE_STATUS_DEFAULT,
  type VenueMove,
} from '@campetto/contract';
import { type Database, transact } from '../db/transact.ts';
import type { Identity } from '../identity/verifier.ts';
import { ProblemError } from '../plugins/problems.ts';
import { changeRecorded } from './change.ts';
import { assertFresh, venueAt } from './lookup.ts';
import { checkStatement, type DiscardStatement, holdOriginal } from './reasons.ts';
import type { VenueChanges } from './repository.ts';

const ACTIVITY_OF = { approve: 'approved', discard: 'discarded', restore: 'restored' } as const;

/** A decision on one venue. */
export interface Decision extends DiscardStatement {
  folderPath: string;
}

/** What a decision answers, and by which record it can be taken back. */
export interface Decided {
  answer: MoveAnswer;
  activityId: string;
}

/**
 * Approves, discards or restores a venue. Of two at once one wins, the other finds the venue
 * where the first has put it. With `ifMatch` nobody decides on a venue that they have not seen as
 * it is: an approved venue may be discarded, but not by someone who still saw it pending.
 *
 * @throws ProblemError 404 for an unknown folder path, 409 for a move that does not exist from
 *   the venue's status, 412 for a stale `If-Match`, 422 for a discard that breaks a rule of reasons
 */
export function moveVenue(
  db: Database,
  move: VenueMove,
  { folderPath, ...statement }: Decision,
  ifMatch: string | undefined,
  administrator: Identity,
): Promise<Decided> {
  checkStatement(statement, [folderPath]);
  const { reason = null, note, duplicateOf } = statement;
  return transact(db, async (transaction) => {
    const original =
      duplicateOf === undefined ? null : await holdOriginal(transaction, folderPath, duplicateOf);
    const row = await venueAt(transaction, folderPath);
    const to = statusAfter(move, row.status);
    if (!to) {
      throw new ProblemError(409, {
        type: '/problems/impossible-move',
        detail: `A venue that is ${row.status} cannot be ${ACTIVITY_OF[move]}.`,
        currentStatus: row.status,
      });
    }
    await assertFresh(transaction, ifMatch, row);
    const said = { reason, note: note || null, duplicateOf: original };
    const isDecided = to !== VENUE_STATUS_DEFAULT;
    const changes: VenueChanges = {
      status: to,
      decidedAt: isDecided ? new Date() : null,
      decidedBy: isDecided ? administrator.email : null,
      discardReason: said.reason,
      discardNote: said.note,
      duplicateOf: said.duplicateOf,
    };
    const record = { kind: ACTIVITY_OF[move], ...said };
    const moved = await changeRecorded(transaction, row, changes, administrator, record);
    const { venue, activityId } = moved;
    return { answer: { folderPath, status: to, version: venue.version }, activityId };
  });
}

/** Why one of many was left as it is, by what its own call would have answered. */
const SKIPPED: Record<number, 'missing' | 'impossible' | 'changed'> = {
  404: 'missing',
  409: 'impossible',
  412: 'changed',
  422: 'impossible',
};

/**
 * Decides on many venues, each in a transaction of its own and only as it was seen.
 *
 * @returns what became of each, in the order in which they were named
 * @throws ProblemError 422 for a discard that breaks a rule of reasons whatever the venue
 */
export async function decideMany(
  db: Database,
  { move, venues, ...statement }: DecisionsBody,
  administrator: Identity,
): Promise<DecisionResult[]> {
  const [said] = Object.keys(statement);
  if (move !== 'discard' && said) {
    const message = 'goes with a discard only';
    throw new ProblemError(422, { errors: [{ path: said, message }] });
  }
  const folderPaths = venues.map(({ folderPath }) => folderPath);
  checkStatement(statement, folderPaths);
  const { duplicateOf } = statement;
  if (duplicateOf !== undefined) {
    await transact(db, (transaction) => holdOriginal(transaction, duplicateOf, duplicateOf));
  }
  const results: DecisionResult[] = [];
  for (const { folderPath, version } of venues) {
    const decision = { folderPath, ...statement };
    try {
      const seen = `"${version}"`;
      const { answer, activityId } = await moveVenue(db, move, decision, seen, administrator);
      results.push({ outcome: 'done', ...answer, activityId });
    } catch (error) {
      const why = error instanceof ProblemError ? SKIPPED[error.status] : undefined;
      if (!why) throw error;
      results.push({ outcome: 'skipped', folderPath, why });
    }
  }
  return results;
}
