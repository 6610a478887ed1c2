import {
  DISCARD_REASONS,
  type DiscardReason,
  type ReasonCounts,
  venueIdOf,
} from '@campetto/contract';
import { sql } from 'drizzle-orm';
import { discardReasonCounts, type VenueRow } from '../db/schema.ts';
import type { Database, Executor, Transaction } from '../db/transact.ts';
import { ProblemError } from '../plugins/problems.ts';
import { lockVenues } from './lookup.ts';
import { findVenue } from './repository.ts';

/** What a discard says of itself, as it came in. */
export interface DiscardStatement {
  reason?: DiscardReason | undefined;
  note?: string | undefined;
  /** Folder path of the venue that stays. */
  duplicateOf?: string | undefined;
}

const refuse = (path: keyof DiscardStatement, message: string) =>
  new ProblemError(422, { errors: [{ path, message }] });

/**
 * Holds what a discard says against its rules, as far as no other venue is needed for it.
 *
 * @throws ProblemError 422 naming the field
 */
export function checkStatement(
  { reason, note, duplicateOf }: DiscardStatement,
  discarded: readonly string[],
): void {
  if (reason === 'other' && !note) {
    throw refuse('note', 'must say why, as no reason of the list does');
  }
  if (duplicateOf === undefined) return;
  if (reason !== 'duplicate') throw refuse('duplicateOf', 'goes with the reason duplicate only');
  if (discarded.includes(duplicateOf)) throw refuse('duplicateOf', 'must be another venue');
}

/**
 * The id of the venue that stays, held until the transaction ends together with the one that goes:
 * of two that are discarded at once, each as a duplicate of the other, one stays.
 *
 * @throws ProblemError 422 when there is none, or it is discarded itself
 */
export async function holdOriginal(
  transaction: Transaction,
  folderPath: string,
  duplicateOf: string,
): Promise<string> {
  const ids = [folderPath, duplicateOf].flatMap((path) => venueIdOf(path) ?? []);
  await lockVenues(transaction, ids);
  const original = await findVenue(transaction, venueIdOf(duplicateOf) ?? '');
  if (original?.folderPath !== duplicateOf) {
    throw refuse('duplicateOf', 'must be a venue of the directory');
  }
  if (original.status === 'discarded') throw refuse('duplicateOf', 'must not be discarded itself');
  return original.id;
}

/**
 * Moves the counters of the reasons from a venue as it was to what it is, after those of the
 * places (`addToCounts`) and in the order of their key, so that no two transactions wait for each
 * other.
 */
export async function moveReasonCounts(
  executor: Executor,
  before: VenueRow,
  after: VenueRow,
): Promise<void> {
  const from = reasonOf(before);
  const to = reasonOf(after);
  if (from === to) return;
  const rows: (typeof discardReasonCounts.$inferInsert)[] = [
    ...(from === undefined ? [] : [{ reason: from, count: -1 }]),
    ...(to === undefined ? [] : [{ reason: to, count: 1 }]),
  ];
  rows.sort((a, b) => (a.reason < b.reason ? -1 : 1));
  await executor
    .insert(discardReasonCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: discardReasonCounts.reason,
      set: { count: sql`${discardReasonCounts.count} + excluded.count` },
    });
}

/** The key under which a discarded venue is counted; undefined for any other. */
const reasonOf = ({ status, discardReason }: VenueRow): DiscardReason | '' | undefined =>
  status === 'discarded' ? (discardReason ?? '') : undefined;

/** How many discarded venues stand under each reason. */
export async function countReasons(db: Database): Promise<ReasonCounts> {
  const rows = await db.select().from(discardReasonCounts);
  const counts = new Map(rows.map(({ reason, count }) => [reason, count]));
  const of = (reason: DiscardReason | '') => counts.get(reason) ?? 0;
  return {
    ...(Object.fromEntries(DISCARD_REASONS.map((reason) => [reason, of(reason)])) as Record<
      DiscardReason, // fromEntries forgets which keys it was given
      number
    >),
    none: of(''),
  };
}
