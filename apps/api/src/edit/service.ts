import type { UpdateBody } from '@campetto/contract';
import type { VenueRow } from '../db/schema.ts';
import { type Database, transact } from '../db/transact.ts';
import { RuleBroken } from '../errors.ts';
import type { Identity } from '../identity/verifier.ts';
import { changeVenue, differences, type Updated } from '../venues/change.ts';
import { requireVenue, requireVersion, type SeenVersions } from '../venues/lookup.ts';
import { toChanges } from '../venues/presenter.ts';
import { loadReviewItem } from '../venues/review-items.ts';

/**
 * Changes what the edit form offers, in any status; the folder path stays. An update that changes
 * nothing succeeds and leaves the version and the activity as they are.
 *
 * @throws NotFound for an unknown folder path
 * @throws RuleBroken for the venue id of another
 * @throws Stale when the venue has none of the versions of `seen`
 */
export function updateVenue(
  db: Database,
  body: UpdateBody,
  seen: SeenVersions,
  administrator: Identity,
): Promise<Updated> {
  return transact(db, async (transaction) => {
    const row = await requireVenue(transaction, body.folderPath);
    requireOwnId(row, body);
    await requireVersion(transaction, seen, row);
    const changes = toChanges(row, body);
    if (Object.keys(differences(row, changes)).length === 0) {
      return { item: await loadReviewItem(transaction, row) };
    }
    const record = { kind: 'updated' } as const;
    const changed = await changeVenue(transaction, row, changes, administrator, record);
    const { venue, activityId } = changed;
    return { item: await loadReviewItem(transaction, venue), activityId };
  });
}

/** @throws RuleBroken when the fields are of another venue */
export function requireOwnId({ id }: VenueRow, { sportsVenue }: Pick<UpdateBody, 'sportsVenue'>) {
  if (sportsVenue.id.toLowerCase() === id) return;
  throw new RuleBroken({
    path: 'sportsVenue.id',
    message: 'must be the id at the end of folderPath',
  });
}
