import { venueIdOf } from '@campetto/contract';
import { inArray } from 'drizzle-orm';
import { type VenueRow, venues } from '../db/schema.ts';
import type { Executor, Transaction } from '../db/transact.ts';
import { NotFound, Stale } from '../errors.ts';
import { findVenue } from './repository.ts';
import { loadReviewItem } from './review-items.ts';

/** The versions in which someone saw a venue; undefined where any version will do. */
export type SeenVersions = readonly number[] | undefined;

/** @throws NotFound when there is no venue at the folder path */
export async function requireVenue(executor: Executor, folderPath: string): Promise<VenueRow> {
  const id = venueIdOf(folderPath);
  const row = id && (await findVenue(executor, id));
  if (!row || row.folderPath !== folderPath) {
    throw new NotFound(`There is no venue at ${folderPath}.`);
  }
  return row;
}

/** @throws Stale when the venue has none of the versions of `seen` */
export async function requireVersion(
  executor: Executor,
  seen: SeenVersions,
  row: VenueRow,
): Promise<void> {
  if (seen === undefined || seen.includes(row.version)) return;
  throw new Stale(await loadReviewItem(executor, row));
}

/** Locks venues until the transaction ends, in the order of all locks, and returns the locked rows by their id. */
export async function lockVenues(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, VenueRow>> {
  if (ids.length === 0) return new Map();
  const rows = await transaction
    .select()
    .from(venues)
    .where(inArray(venues.id, [...ids]))
    .orderBy(venues.id)
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}
