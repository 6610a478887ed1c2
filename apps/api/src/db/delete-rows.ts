import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './transact.ts';

/** Deletes the rows of a table that meet a condition. Returns how many. */
export async function deleteRows(
  executor: Executor,
  table: PgTable,
  condition: SQL,
): Promise<number> {
  const { rowCount } = await executor.delete(table).where(condition);
  return rowCount ?? 0;
}
