import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { newId } from '../src/db/id.ts';
import type { Database } from '../src/db/transact.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements that `work` sends, with their values. */
export async function statementsOf(
  pool: Pool,
  work: (db: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const logger: Logger = {
    logQuery: (text, values) => {
      statements.push({ text, values });
    },
  };
  await work(drizzle<Record<string, never>>({ client: pool, logger }));
  return statements;
}

/** Sends the statements of the move of the venue at `sample` for the venue at `path`. */
export async function replayMove(
  pool: Pool,
  statements: Statement[],
  sample: string,
  path: string,
): Promise<void> {
  const replaced = new Map([
    [sample, path],
    [sample.slice(-36), path.slice(-36)],
  ]);
  const client = await pool.connect();
  for (const { text, values } of statements) {
    const swapped = values.map((value) => replaced.get(String(value)) ?? value);
    if (text.startsWith('insert into "activity"')) swapped[0] = newId();
    await client.query(text, swapped);
  }
  client.release();
}
