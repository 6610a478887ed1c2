import { setTimeout as sleep } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** The database itself or an open transaction. */
export type Executor = Database | Transaction;

const RETRIES_MAX = 5;
const RETRIED = new Set(['40001', '40P01']); // serialization failure, deadlock

/** Thrown when a compare-and-set changed no row: the transaction is repeated with the current rows. */
export class LostRaceError extends Error {
  readonly code = '40001';
  override readonly name = 'LostRaceError';
}

/** The SQLSTATE of an error, wherever the query builder wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return undefined;
}

/**
 * Runs `work` in a transaction, and repeats it at most five times after a conflict with another transaction.
 * `work` must be safe to run twice: no effect outside the transaction.
 *
 * Lock order, the same everywhere so that no two transactions deadlock: the run or the lease of an import, venues
 * (by id), pictures, counters (see `addToCounts`; late, because all transactions share them), and the idempotency
 * key, which a change takes with its record.
 */
export async function transact<T>(
  db: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      // Drizzle wraps the errors of statements, but not those of the connection for a transaction.
      if (error instanceof Error && 'syscall' in error) throw new DrizzleQueryError('', [], error);
      if (retry === RETRIES_MAX || !RETRIED.has(sqlState(error) ?? '')) throw error;
      await sleep(Math.random() * 2 ** retry * 10);
    }
  }
}
