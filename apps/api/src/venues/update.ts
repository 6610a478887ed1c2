import type { UpdateBody, VenueReviewItem } from '@campetto/contract';
import { type Database, transact } from '../db/transact.ts';
import type { Identity } from '../identity/verifier.ts';
import { ProblemError } from '../plugins/problems.ts';
import { changeRecorded, differences } from './change.ts';
import { describeVenue } from './describe.ts';
import { assertFresh, venueAt } from './lookup.ts';
import { toChanges } from './presenter.ts';

/** What an update answers; without a record when it changed nothing. */
export interface Updated {
  item: VenueReviewItem;
  activityId?: string;
}

/**
 * Changes what the edit form offers, in any status; the folder path stays. An update that changes
 * nothing succeeds and leaves the version and the activity as they are.
 *
 * @throws ProblemError 404 for an unknown folder path, 412 for a stale `If-Match`, 422 for the
 *   venue id of another
 */
export function updateVenue(
  db: Database,
  body: UpdateBody,
  ifMatch: string | undefined,
  administrator: Identity,
): Promise<Updated> {
  return transact(db, async (transaction) => {
    const row = await venueAt(transaction, body.folderPath);
    if (body.sportsVenue.id.toLowerCase() !== row.id) {
      const message = 'must be the id at the end of folderPath';
      throw new ProblemError(422, { errors: [{ path: 'sportsVenue.id', message }] });
    }
    await assertFresh(transaction, ifMatch, row);
    const changes = toChanges(body);
    if (Object.keys(differences(row, changes)).length === 0) {
      return { item: await describeVenue(transaction, row) };
    }
    const record = { kind: 'updated' } as const;
    const changed = await changeRecorded(transaction, row, changes, administrator, record);
    const { venue, activityId } = changed;
    return { item: await describeVenue(transaction, venue), activityId };
  });
}
