import type { MoveResponse, VenueMove } from '@campetto/contract';
import { type Database, transact } from '../db/transact.ts';
import { compareAtOnce } from '../duplicates/compare-missing.ts';
import { changeVenue } from '../venues/change.ts';
import { type ChangeRequest, changeOnce, recordOf } from '../venues/change-once.ts';
import { requireVenue, requireVersion } from '../venues/lookup.ts';
import { ACTIVITY_OF, decisionChanges, requireMove } from './decision.ts';
import { checkDiscardDetails, type DiscardDetails, lockKept } from './reasons.ts';

/** A decision on one venue. */
export interface Decision extends DiscardDetails {
  folderPath: string;
}

/** The venue after a decision, and the activity record with which the decision can be undone. */
export interface Decided extends MoveResponse {
  activityId: string;
}

/**
 * Approves, discards or restores a venue. Of two concurrent moves one wins, and the other is compared
 * with the venue as the first one stored it. `seen` prevents a decision on an outdated view: an approved
 * venue may be discarded, but not by someone who still saw it pending.
 *
 * @throws NotFound for an unknown folder path
 * @throws Conflict for a move that does not exist from the venue's status
 * @throws Stale when the venue has none of the versions of `seen`
 * @throws RuleBroken for a discard that breaks a rule of reasons
 * @throws what {@link changeOnce} throws
 */
export async function moveVenue(
  db: Database,
  move: VenueMove,
  { folderPath, ...details }: Decision,
  request: Omit<ChangeRequest, 'content'>,
): Promise<Decided> {
  checkDiscardDetails(details, [folderPath]);
  const { reason = null, note, duplicateOf } = details;
  const decided = await transact(db, async (transaction) => {
    const kept =
      duplicateOf === undefined ? null : await lockKept(transaction, folderPath, duplicateOf);
    const row = await requireVenue(transaction, folderPath);
    const { seen, administrator } = request;
    const content = [move, folderPath, JSON.stringify(details)];
    const changed = await changeOnce(transaction, row, { ...request, content }, async () => {
      const to = requireMove(move, row);
      await requireVersion(transaction, seen, row);
      const recorded = { reason, note: note || null, duplicateOf: kept };
      const changes = decisionChanges(to, recorded, administrator);
      const record = { kind: ACTIVITY_OF[move], ...recorded };
      return changeVenue(transaction, row, changes, administrator, record);
    });
    const { id, status, version } = changed.venue;
    return { id, status, version, activityId: recordOf(changed) };
  });
  const { id, ...state } = decided;
  if (move === 'restore') await compareAtOnce(db, [id]);
  return { folderPath, ...state };
}
