import { venueIdOf } from '@campetto/contract';
import { inArray } from 'drizzle-orm';
import { type VenueRow, venues } from '../db/schema.ts';
import type { Executor, Transaction } from '../db/transact.ts';
import { ProblemError } from '../plugins/problems.ts';
import { describeVenue } from './describe.ts';
import { findVenue } from './repository.ts';

/** @throws ProblemError 404 when there is no venue at the folder path */
export async function venueAt(executor: Executor, folderPath: string): Promise<VenueRow> {
  const id = venueIdOf(folderPath);
  const row = id && (await findVenue(executor, id));
  if (!row || row.folderPath !== folderPath) {
    throw new ProblemError(404, { detail: `There is no venue at ${folderPath}.` });
  }
  return row;
}

/**
 * `If-Match` names versions as entity tags, or any by `*`; without it nothing is compared.
 *
 * @throws ProblemError 412 with the venue as it stands when it is of another version
 */
export async function assertFresh(
  executor: Executor,
  ifMatch: string | undefined,
  row: VenueRow,
): Promise<void> {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (tags.includes(`"${row.version}"`)) return;
  throw new ProblemError(412, {
    type: '/problems/stale-version',
    detail: 'Someone else changed this venue meanwhile.',
    current: await describeVenue(executor, row),
  });
}

/** Holds these venues as they are until the transaction ends; in the order of all locks. */
export async function lockVenues(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction
    .select({ id: venues.id })
    .from(venues)
    .where(inArray(venues.id, [...ids]))
    .orderBy(venues.id)
    .for('update');
}
