import type { UndoResult } from '@campetto/contract';
import type { Transaction } from '../db/transact.ts';
import { findRecords, recordRejectionUndo } from '../history/repository.ts';
import type { Identity } from '../identity/verifier.ts';
import { findVenue } from '../venues/repository.ts';
import { removeRejection } from './repository.ts';

/**
 * Undoes a rejection: the two venues are offered as duplicates again. No venue changes, so it is possible
 * whatever has happened to them since. Undefined for a record of another kind.
 */
export async function undoRejection(
  transaction: Transaction,
  activityId: string,
  administrator: Identity,
): Promise<UndoResult | undefined> {
  const [record] = await findRecords(transaction, [activityId]);
  if (record?.kind !== 'notDuplicate') return undefined;
  const venue = record.venueId === null ? undefined : await findVenue(transaction, record.venueId);
  if (!venue) return { outcome: 'refused', activityId, why: 'missing' };
  // Of two undos at once only one removes the row.
  if (!(await removeRejection(transaction, activityId))) {
    return { outcome: 'refused', activityId, why: 'undone' };
  }
  await recordRejectionUndo(transaction, record, administrator);
  const { folderPath, status, version } = venue;
  return { outcome: 'undone', activityId, folderPath, status, version };
}
