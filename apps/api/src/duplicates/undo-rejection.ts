import type { UndoResult } from '@campetto/contract';
import type { ActivityRow } from '../db/schema.ts';
import type { Transaction } from '../db/transact.ts';
import { recordRejectionUndo } from '../history/repository.ts';
import type { Identity } from '../identity/verifier.ts';
import { findVenue } from '../venues/repository.ts';
import { removeRejection } from './repository.ts';

/**
 * Undoes a rejection: the two venues are offered as duplicates again. No venue changes, so it is possible
 * whatever has happened to them since.
 */
export async function undoRejection(
  transaction: Transaction,
  rejection: ActivityRow,
  mergeId: string | null,
  administrator: Identity,
): Promise<UndoResult> {
  const { id: activityId, venueId } = rejection;
  const venue = venueId === null ? undefined : await findVenue(transaction, venueId);
  if (!venue) return { outcome: 'refused', activityId, why: 'missing' };
  // Of two undos at once only one removes the row.
  if (!(await removeRejection(transaction, activityId))) {
    return { outcome: 'refused', activityId, why: 'undone' };
  }
  await recordRejectionUndo(transaction, rejection, mergeId, administrator);
  const { folderPath, status, version } = venue;
  return { outcome: 'undone', activityId, folderPath, status, version };
}
