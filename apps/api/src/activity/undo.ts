import type { UndoResult } from '@campetto/contract';
import type { ActivityRow, VenueRow } from '../db/schema.ts';
import { type Database, type Transaction, transact } from '../db/transact.ts';
import type { Identity } from '../identity/verifier.ts';
import { changeRecorded } from '../venues/change.ts';
import { lockVenues } from '../venues/lookup.ts';
import { exchangePhotos } from '../venues/picture.ts';
import { findVenue, type VenueChanges } from '../venues/repository.ts';
import { valuesBefore } from './changes.ts';
import { findRecord, markUndone, UNDOABLE_KINDS } from './repository.ts';

/** What a record must hold to be taken back. */
interface Undoable extends ActivityRow {
  venueId: string;
  version: number;
  changes: NonNullable<ActivityRow['changes']>;
}

/** Whether a record is of a kind that can be taken back; one from before undo was kept cannot. */
export const isUndoable = (record: ActivityRow): record is Undoable =>
  UNDOABLE_KINDS.some((kind) => kind === record.kind) &&
  record.venueId !== null &&
  record.version !== null &&
  record.changes !== null;

/**
 * Takes decisions and updates back, each in a transaction of its own and only while nothing else
 * has changed its venue since. What is undone stays in the activity, and so does the undo.
 *
 * @returns what became of each, in the order in which they were named
 */
export async function undoMany(
  db: Database,
  activityIds: readonly string[],
  administrator: Identity,
): Promise<UndoResult[]> {
  const results: UndoResult[] = [];
  for (const id of activityIds) {
    results.push(await transact(db, (transaction) => undo(transaction, id, administrator)));
  }
  return results;
}

async function undo(
  transaction: Transaction,
  activityId: string,
  administrator: Identity,
): Promise<UndoResult> {
  const refused = (why: Extract<UndoResult, { outcome: 'refused' }>['why']) =>
    ({ outcome: 'refused', activityId, why }) as const;

  const found = await findRecord(transaction, activityId);
  if (!found) return refused('missing');
  if (!isUndoable(found)) return refused('impossible');
  const before = valuesBefore(found.changes);
  await lockVenues(transaction, [
    found.venueId,
    ...(before.duplicateOf ? [before.duplicateOf] : []),
  ]);
  // Only now nobody else takes it back, or changes its venue.
  const record = await findRecord(transaction, activityId);
  const row = await findVenue(transaction, found.venueId);
  if (record?.undoneBy) return refused('undone');
  if (!row || row.version !== record?.version) return refused('changed');
  if (!(await staysSomewhere(transaction, before))) return refused('changed');
  if (!(await takesPictureBack(transaction, row, before))) return refused('impossible');

  const { venue, activityId: undoId } = await changeRecorded(
    transaction,
    row,
    before,
    administrator,
    { kind: 'undone', undoes: activityId },
  );
  await markUndone(transaction, { ...found, version: row.version }, { ...venue, id: undoId });
  return { outcome: 'undone', activityId, ...standing(venue) };
}

/** A venue that becomes a duplicate again needs the one that it is a duplicate of. */
async function staysSomewhere(transaction: Transaction, { duplicateOf }: VenueChanges) {
  if (!duplicateOf) return true;
  const original = await findVenue(transaction, duplicateOf);
  return original !== undefined && original.status !== 'discarded';
}

/** A picture that was swept away meanwhile does not come back. */
const takesPictureBack = async (
  transaction: Transaction,
  { folderPath, photoFileName: now }: VenueRow,
  { photoFileName: before }: VenueChanges,
) => before === undefined || exchangePhotos(transaction, folderPath, now, before);

const standing = ({ folderPath, status, version }: VenueRow) => ({ folderPath, status, version });
