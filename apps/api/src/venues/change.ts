import { isDeepStrictEqual } from 'node:util';
import { recordActivity } from '../activity/repository.ts';
import { newId } from '../db/id.ts';
import type { NewActivity, VenueRow } from '../db/schema.ts';
import type { Transaction } from '../db/transact.ts';
import type { Identity } from '../identity/verifier.ts';
import { addToCounts } from './counts.ts';
import { moveReasonCounts } from './reasons.ts';
import { changeVenue, type VenueChanges } from './repository.ts';

/** A venue as it is now, and the record that says how it came to be so. */
export interface Recorded {
  venue: VenueRow;
  activityId: string;
}

/**
 * Changes the venue as it was read in `row`, with all that follows: the record of who did it, and
 * the counters. The record keeps each changed column as it was, which is what an undo needs.
 *
 * @throws LostRaceError when someone else changed the venue since it was read
 */
export async function changeRecorded(
  transaction: Transaction,
  row: VenueRow,
  changes: VenueChanges,
  { uid, email }: Identity,
  record: Pick<NewActivity, 'kind'> & Partial<NewActivity>,
): Promise<Recorded> {
  const venue = await changeVenue(transaction, row, changes);
  const activityId = newId();
  await recordActivity(transaction, {
    id: activityId,
    at: new Date(),
    actorUid: uid,
    actorEmail: email,
    venueId: venue.id,
    folderPath: venue.folderPath,
    venueName: venue.name,
    version: venue.version,
    changes: differences(row, changes),
    ...(venue.status === row.status ? {} : { fromStatus: row.status, toStatus: venue.status }),
    ...record,
  });
  await addToCounts(transaction, [
    { ...row, by: -1 },
    { ...venue, by: 1 },
  ]);
  await moveReasonCounts(transaction, row, venue);
  return { venue, activityId };
}

/** The columns that `changes` would change, each with its value before and after. */
export function differences(row: VenueRow, changes: VenueChanges) {
  const columns = Object.keys(changes) as (keyof VenueChanges)[]; // what the type allows, no more
  return Object.fromEntries(
    columns
      .filter((column) => !isDeepStrictEqual(row[column], changes[column]))
      .map((column) => [column, { from: row[column], to: changes[column] }]),
  );
}
