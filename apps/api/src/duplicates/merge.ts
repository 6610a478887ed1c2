import { type MergeBody, type MergeResponse, venueIdOf } from '@campetto/contract';
import { newId } from '../db/id.ts';
import { type Database, transact } from '../db/transact.ts';
import { decisionChanges, requireMove } from '../decisions/decision.ts';
import { requireOwnId } from '../edit/service.ts';
import { RuleBroken } from '../errors.ts';
import type { Identity } from '../identity/verifier.ts';
import { differences, recordChanges, type StoredChange } from '../venues/change.ts';
import { lockVenues, requireVenue, requireVersion } from '../venues/lookup.ts';
import { toChanges } from '../venues/presenter.ts';
import { updateVenueRow } from '../venues/repository.ts';
import { loadReviewItem } from '../venues/review-items.ts';

/**
 * Changes the venue that is kept and discards the other one as its duplicate: both, or neither. Where both
 * change their two activity records are paired: an undo of either undoes both.
 *
 * @throws NotFound for an unknown folder path
 * @throws Conflict when the duplicate is discarded already
 * @throws Stale when either venue has changed since it was seen
 * @throws RuleBroken when the venue that is kept is discarded, or is the duplicate itself
 */
export function mergeDuplicates(
  db: Database,
  { kept, changes, duplicate }: MergeBody,
  administrator: Identity,
): Promise<MergeResponse> {
  if (kept.folderPath === duplicate.folderPath) {
    throw new RuleBroken({ path: 'duplicate.folderPath', message: 'must be another venue' });
  }
  return transact(db, async (transaction) => {
    const paths = [kept.folderPath, duplicate.folderPath];
    await lockVenues(
      transaction,
      paths.flatMap((path) => venueIdOf(path) ?? []),
    );
    const keptRow = await requireVenue(transaction, kept.folderPath);
    const row = await requireVenue(transaction, duplicate.folderPath);
    const to = requireMove('discard', row);
    if (keptRow.status === 'discarded') {
      throw new RuleBroken({ path: 'kept.folderPath', message: 'must not be discarded itself' });
    }
    await requireVersion(transaction, [kept.version], keptRow);
    await requireVersion(transaction, [duplicate.version], row);
    if (changes) requireOwnId(keptRow, changes);

    const [updateId, discardId] = [newId(), newId()];
    const stored: StoredChange[] = [];
    const edit = changes ? toChanges(keptRow, changes) : {};
    const isEdited = Object.keys(differences(keptRow, edit)).length > 0;
    const keptVenue = isEdited ? await updateVenueRow(transaction, keptRow, edit) : keptRow;
    if (isEdited) {
      const record = { id: updateId, kind: 'updated', pairedWith: discardId } as const;
      stored.push({ row: keptRow, venue: keptVenue, changes: edit, record });
    }
    const reason = { reason: 'duplicate', note: null, duplicateOf: keptRow.id } as const;
    const decision = decisionChanges(to, reason, administrator);
    const venue = await updateVenueRow(transaction, row, decision);
    const pairedWith = isEdited ? updateId : null;
    const record = { id: discardId, kind: 'discarded', ...reason, pairedWith } as const;
    stored.push({ row, venue, changes: decision, record });
    await recordChanges(transaction, stored, administrator);
    return {
      kept: await loadReviewItem(transaction, keptVenue),
      duplicate: { folderPath: venue.folderPath, status: to, version: venue.version },
      activityId: discardId,
    };
  });
}
