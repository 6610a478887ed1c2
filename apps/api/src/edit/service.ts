import type { MergeChanges, UpdateBody } from '@campetto/contract';
import type { VenueRow } from '../db/schema.ts';
import { type Database, type Transaction, transact } from '../db/transact.ts';
import { compareAtOnce } from '../duplicates/compare-missing.ts';
import { RuleBroken } from '../errors.ts';
import type { Identity } from '../identity/verifier.ts';
import { changeVenue, differences, type Updated } from '../venues/change.ts';
import { type ChangeRequest, changeOnce, toUpdated } from '../venues/change-once.ts';
import { requireVenue, requireVersion } from '../venues/lookup.ts';
import { fieldChanges } from './field-changes.ts';

/**
 * Changes what the edit form offers, in any status; the folder path stays. An update that changes nothing succeeds and
 * leaves the version and the activity as they are.
 *
 * @throws NotFound for an unknown folder path
 * @throws RuleBroken for the id of another venue
 * @throws Stale when the venue has none of the versions of `seen`
 * @throws what {@link changeOnce} throws
 */
export async function updateVenue(
  db: Database,
  body: UpdateBody,
  request: Omit<ChangeRequest, 'content'>,
): Promise<Updated> {
  const { id, updated } = await transact(db, async (transaction) => {
    const row = await requireVenue(transaction, body.folderPath);
    requireOwnId(row, body);
    const content = ['update', JSON.stringify(body)];
    const changed = await changeOnce(transaction, row, { ...request, content }, async () => {
      await requireVersion(transaction, request.seen, row);
      return change(transaction, row, body, request.administrator);
    });
    return { id: row.id, updated: await toUpdated(transaction, changed) };
  });
  await compareAtOnce(db, [id]);
  return updated;
}

async function change(
  transaction: Transaction,
  row: VenueRow,
  body: UpdateBody,
  administrator: Identity,
): Promise<{ venue: VenueRow; activityId?: string }> {
  const changes = await fieldChanges(transaction, row, body);
  if (Object.keys(differences(row, changes)).length === 0) return { venue: row };
  return changeVenue(transaction, row, changes, administrator, { kind: 'updated' });
}

/** @throws RuleBroken when the fields are of another venue */
export function requireOwnId({ id }: VenueRow, { sportsVenue }: Pick<MergeChanges, 'sportsVenue'>) {
  if ((sportsVenue?.id ?? id).toLowerCase() === id) return;
  throw new RuleBroken({
    path: 'sportsVenue.id',
    message: 'must be the id at the end of folderPath',
  });
}
