import { isDeepStrictEqual } from 'node:util';
import type { VenueReviewItem } from '@campetto/contract';
import { newId } from '../db/id.ts';
import type { NewActivity, VenueRow } from '../db/schema.ts';
import type { Transaction } from '../db/transact.ts';
import { recordActivity } from '../history/repository.ts';
import type { Identity } from '../identity/verifier.ts';
import { addToCounts } from './counts.ts';
import { moveReasonCounts } from './reason-counts.ts';
import { updateVenueRow, type VenueChanges } from './repository.ts';

/** A venue after an update; without an activity record when the update changed nothing. */
export interface Updated {
  item: VenueReviewItem;
  activityId?: string;
}

/** A change that is stored: the venue before and after it, and what its activity record states. */
export interface StoredChange {
  row: VenueRow;
  venue: VenueRow;
  changes: VenueChanges;
  record: Pick<NewActivity, 'kind'> & Partial<NewActivity>;
}

/**
 * Changes the venue as it was read in `row`, records who did it, and updates the counters. The
 * record stores each changed column as it was before, which an undo needs. Returns the venue as it is now, and the id of
 * the record.
 *
 * @throws LostRaceError when someone else changed the venue since it was read
 */
export async function changeVenue(
  transaction: Transaction,
  row: VenueRow,
  changes: VenueChanges,
  administrator: Identity,
  record: StoredChange['record'],
): Promise<{ venue: VenueRow; activityId: string }> {
  const venue = await updateVenueRow(transaction, row, changes);
  const id = record.id ?? newId();
  const change = { row, venue, changes, record: { ...record, id } };
  await recordChanges(transaction, [change], administrator);
  return { venue, activityId: id };
}

/**
 * Records stored changes of different venues and updates the counters. It comes after all changes of a
 * transaction, because counters are locked after venues.
 */
export async function recordChanges(
  transaction: Transaction,
  all: readonly StoredChange[],
  { uid, email }: Identity,
): Promise<void> {
  const at = new Date();
  const records = all.map(({ row, venue, changes, record }) => ({
    id: newId(),
    at,
    actorUid: uid,
    actorEmail: email,
    venueId: venue.id,
    folderPath: venue.folderPath,
    venueName: venue.name,
    version: venue.version,
    changes: differences(row, changes),
    ...(venue.status === row.status ? {} : { fromStatus: row.status, toStatus: venue.status }),
    ...record,
  }));
  await recordActivity(transaction, ...records);
  const counts = all.flatMap(({ row, venue }) => [
    { ...row, by: -1 },
    { ...venue, by: 1 },
  ]);
  await addToCounts(transaction, counts);
  await moveReasonCounts(transaction, all);
}

/** The columns that `changes` would change, each with its value before and after. */
export function differences(row: VenueRow, changes: VenueChanges) {
  const columns = Object.keys(changes) as (keyof VenueChanges)[]; // the type allows no others
  return Object.fromEntries(
    columns
      .filter((column) => !isDeepStrictEqual(row[column], changes[column]))
      .map((column) => [column, { from: row[column], to: changes[column] }]),
  );
}
