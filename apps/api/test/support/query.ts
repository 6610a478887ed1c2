import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import type { Database } from '../../src/db/transact.ts';

/** Runs one statement on a separate connection. */
export async function query<T extends object>(url: string, text: string, values: unknown[] = []) {
  const client = new Client({ connectionString: url });
  client.on('error', () => {}); // the statement fails, too
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** How many blocks of the database the statements of `work` read. */
export async function blocksReadBy(
  databaseUrl: string,
  work: (db: Database) => Promise<unknown>,
): Promise<number> {
  const statements: { text: string; values: unknown[] }[] = [];
  const logger: Logger = { logQuery: (text, values) => statements.push({ text, values }) };
  const pool = new Pool({ connectionString: databaseUrl });
  await work(drizzle<Record<string, never>>({ client: pool, logger }));
  let blocks = 0;
  for (const { text, values } of statements) {
    const { rows } = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    const { Plan: plan } = rows[0]['QUERY PLAN'][0];
    blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  await pool.end();
  return blocks;
}
