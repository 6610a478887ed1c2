import { type DiscardReason, requiresNote, venueIdOf } from '@campetto/contract';
import type { VenueRow } from '../db/schema.ts';
import type { Executor, Transaction } from '../db/transact.ts';
import { RuleBroken } from '../errors.ts';
import { lockVenues } from '../venues/lookup.ts';
import { findVenue } from '../venues/repository.ts';

/** The reason of a discard as it was sent. */
export interface DiscardDetails {
  reason?: DiscardReason | undefined;
  note?: string | undefined;
  /** Folder path of the venue that the discarded one duplicates. */
  duplicateOf?: string | undefined;
}

const refuse = (path: keyof DiscardDetails, message: string) => new RuleBroken({ path, message });

/**
 * Checks the rules of a discard that need no other venue.
 *
 * @throws RuleBroken
 */
export function checkDiscardDetails(
  { reason, note, duplicateOf }: DiscardDetails,
  discarded: readonly string[],
): void {
  if (requiresNote(reason) && !note)
    throw refuse('note', `must not be empty with the reason ${reason}`);
  if (duplicateOf === undefined) return;
  if (reason !== 'duplicate')
    throw refuse('duplicateOf', 'is allowed only with the reason duplicate');
  if (discarded.includes(duplicateOf)) throw refuse('duplicateOf', 'must be another venue');
}

/**
 * The id of the venue that the discarded one duplicates. Both are locked until the transaction ends: of two concurrent
 * requests that each discard one of them as a duplicate of the other, only the first succeeds.
 *
 * @throws RuleBroken when there is no such venue, or it is discarded itself
 */
export async function lockKept(
  transaction: Transaction,
  folderPath: string,
  duplicateOf: string,
): Promise<string> {
  const ids = [folderPath, duplicateOf].flatMap((path) => venueIdOf(path) ?? []);
  await lockVenues(transaction, ids);
  return requireKept(transaction, duplicateOf);
}

/**
 * The id of the venue that others duplicate, which is not locked.
 *
 * @throws RuleBroken when there is no such venue, or it is discarded itself
 */
export async function requireKept(executor: Executor, duplicateOf: string): Promise<string> {
  const kept = await findVenue(executor, venueIdOf(duplicateOf) ?? '');
  if (kept?.folderPath !== duplicateOf) {
    throw refuse('duplicateOf', 'must be a venue of the directory');
  }
  if (kept.status === 'discarded') throw refuse('duplicateOf', 'must not be discarded itself');
  return kept.id;
}

/** Whether `duplicateOf`, if given, is among the locked rows and not discarded. */
export function hasKept(
  rows: ReadonlyMap<string, VenueRow>,
  { duplicateOf }: { duplicateOf?: string | null | undefined },
): boolean {
  if (!duplicateOf) return true;
  const kept = rows.get(duplicateOf);
  return kept !== undefined && kept.status !== 'discarded';
}
