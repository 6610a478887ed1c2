import { setTimeout as sleep } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';

export type Database = NodePgDatabase & { $client: Pool };
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
/** The database itself or an open transaction. */
export type Executor = NodePgDatabase | Transaction;

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

/** Whether a statement was given up because it took too long, such as to wait for a lock. */
export const isStatementTimeout = (error: unknown): boolean => sqlState(error) === '57014';

/**
 * Runs `work` in a transaction, and repeats it at most five times after a conflict with another transaction.
 * `work` must be safe to run twice: no effect outside the transaction.
 *
 * Lock order, the same everywhere so that no two transactions deadlock: the run or the lease of an import, venues
 * (by id), pictures, the record of a batch, counters (see `addToCounts`; late, because all transactions share them), and
 * the idempotency key, which a change takes with its record.
 */
export async function transact<T>(
  db: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt(db, work);
    } catch (error) {
      // Drizzle wraps the errors of statements, but not those of the connection for a transaction.
      if (error instanceof Error && 'syscall' in error) throw new DrizzleQueryError('', [], error);
      if (retry === RETRIES_MAX || !RETRIED.has(sqlState(error) ?? '')) throw error;
      await sleep(Math.random() * 2 ** retry * 10);
    }
  }
}

/**
 * Runs `work` in a transaction on a connection of its own. Drizzle's own transaction on a pool has two defects: it
 * never returns a connection that was lost before the transaction began, and it returns a connection that still waits
 * for a statement that was given up (https://github.com/drizzle-team/drizzle-orm/issues/6114).
 */
async function attempt<T>(
  { $client: pool }: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let lost: unknown;
  const query = async (...statement: Parameters<PoolClient['query']>) => {
    // Drizzle's ROLLBACK would wait behind the statement that was given up for as long again.
    if (lost) throw lost;
    try {
      return await client.query(...statement);
    } catch (error) {
      // PostgreSQL's own errors have a code; after them the transaction was rolled back.
      if (sqlState(error) === undefined) lost = error;
      throw error;
    }
  };
  try {
    return await drizzle({ client: { query } as PoolClient }).transaction(work);
  } finally {
    client.release(lost !== undefined);
  }
}
