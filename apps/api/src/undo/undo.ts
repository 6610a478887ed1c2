import type { UndoResult } from '@campetto/contract';
import { newId } from '../db/id.ts';
import type { ActivityRow, VenueRow } from '../db/schema.ts';
import { type Database, type Transaction, transact } from '../db/transact.ts';
import { hasKept } from '../decisions/reasons.ts';
import { compareAtOnce } from '../duplicates/compare-missing.ts';
import { undoRejection } from '../duplicates/undo-rejection.ts';
import { valuesBefore } from '../history/changes.ts';
import { findMerge, findRecords, markUndone } from '../history/repository.ts';
import { isUndoable, type Undoable } from '../history/undoable.ts';
import type { Identity } from '../identity/verifier.ts';
import { exchangePictures } from '../pictures/service.ts';
import { recordChanges } from '../venues/change.ts';
import { lockVenues } from '../venues/lookup.ts';
import { updateVenueRow, type VenueChanges } from '../venues/repository.ts';
import { loadReviewItem } from '../venues/review-items.ts';

/**
 * Undoes decisions and updates, each in its own transaction and only if its venue has not changed since. The records of
 * a merge are undone together or not at all, whichever of them is named. Both the undone record and the undo remain in
 * the activity.
 *
 * @returns the result of each, in the order of the request; a merge has one for each of its records
 */
export async function undoMany(
  db: Database,
  activityIds: readonly string[],
  administrator: Identity,
): Promise<UndoResult[]> {
  const results: UndoResult[] = [];
  for (const id of activityIds) {
    results.push(...(await transact(db, (transaction) => undo(transaction, id, administrator))));
  }
  const undone = results.flatMap((one) => (one.outcome === 'undone' ? one.activityId : []));
  const records = await findRecords(db, undone);
  await compareAtOnce(
    db,
    records.flatMap(({ venueId }) => venueId ?? []),
  );
  return results;
}

/** An undo that is possible: the record, the venue as it is, and its values before the record. */
interface RecordUndo {
  record: Undoable;
  row: VenueRow;
  before: VenueChanges;
}

type Refusal = Extract<UndoResult, { outcome: 'refused' }>['why'];

async function undo(
  transaction: Transaction,
  activityId: string,
  administrator: Identity,
): Promise<UndoResult[]> {
  const [named] = await findRecords(transaction, [activityId]);
  const together = named ? await findMerge(transaction, named) : [];
  const isRejection = ({ kind }: ActivityRow) => kind === 'notDuplicate';
  const changes = together.filter((record) => !isRejection(record));
  const undos = named ? await prepare(transaction, changes) : 'missing';
  if (typeof undos === 'string') return [{ outcome: 'refused', activityId, why: undos }];
  // The activity shows the records of the undo of a merge as one line, as it does those of the merge.
  const mergeId = together.length > 1 ? newId() : null;
  const results = await undoChanges(transaction, undos, mergeId, administrator);
  for (const rejection of together.filter(isRejection)) {
    results.push(await undoRejection(transaction, rejection, mergeId, administrator));
  }
  return results;
}

async function undoChanges(
  transaction: Transaction,
  undos: readonly RecordUndo[],
  mergeId: string | null,
  administrator: Identity,
): Promise<UndoResult[]> {
  if (undos.length === 0) return [];
  const stored = [];
  for (const { record, row, before } of undos) {
    const venue = await updateVenueRow(transaction, row, before);
    stored.push({
      row,
      venue,
      changes: before,
      record: {
        id: newId(),
        kind: 'undone' as const,
        undoes: record.id,
        mergeId,
        duplicateOf: record.duplicateOf,
      },
    });
  }
  await markUndone(transaction, stored);
  await recordChanges(transaction, stored, administrator);
  const results: UndoResult[] = [];
  for (const { venue, record } of stored) {
    const { folderPath, status, version } = venue;
    const item = await loadReviewItem(transaction, venue);
    const undone = { activityId: record.undoes, folderPath, status, version, item };
    results.push({ outcome: 'undone', ...undone });
  }
  return results;
}

/**
 * Locks the venues that the undo of records changes, and puts back the earlier pictures of those whose picture was
 * changed. Returns the reason if the undo is refused.
 */
async function prepare(
  transaction: Transaction,
  found: ActivityRow[],
): Promise<RecordUndo[] | Refusal> {
  if (!areUndoable(found)) return 'impossible';
  const ids = found.map(({ id }) => id);
  const rows = await lockVenues(
    transaction,
    found.flatMap(({ venueId, changes }) =>
      [venueId, valuesBefore(changes).duplicateOf ?? []].flat(),
    ),
  );
  // The records are read again, because they could be undone until the venues were locked.
  const records = new Map((await findRecords(transaction, ids)).map((one) => [one.id, one]));
  const undos: RecordUndo[] = [];
  for (const id of ids) {
    const record = records.get(id);
    if (!record || !isUndoable(record)) return 'impossible';
    if (record.undoneBy) return 'undone';
    const row = rows.get(record.venueId);
    const before = valuesBefore(record.changes);
    if (!row || row.version !== record.version) return 'changed';
    if (!hasKept(rows, before)) return 'changed';
    // A merge changes no picture, so no picture is exchanged in an undo that a later record refuses.
    if (!(await takePictureBack(transaction, row, before))) return 'impossible';
    undos.push({ record, row, before });
  }
  return undos;
}

const areUndoable = (records: ActivityRow[]): records is Undoable[] => records.every(isUndoable);

/** Exchanges the picture where the record changed it; false when the earlier one has been removed since. */
const takePictureBack = async (
  transaction: Transaction,
  { folderPath, photoFileName: now }: VenueRow,
  { photoFileName: before }: VenueChanges,
) => before === undefined || exchangePictures(transaction, folderPath, now, before);
