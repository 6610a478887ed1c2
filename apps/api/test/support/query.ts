import { setTimeout as sleep } from 'node:timers/promises';
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

/** Calls `work` in a transaction that began with this statement, whose locks last until the end of `work`. */
export async function whileLocked<T>(
  url: string,
  statement: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('BEGIN');
  await client.query(statement);
  try {
    return await work(client);
  } finally {
    await client.query('COMMIT');
    await client.end();
  }
}

/** Waits until a statement like this waits for a lock, and returns the process that runs it. */
export async function untilWaits(url: string, statement = '%'): Promise<number> {
  for (;;) {
    const [waiting] = await query<{ pid: number }>(
      url,
      `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'
       AND datname = current_database() AND query LIKE $1`,
      [statement],
    );
    if (waiting) return waiting.pid;
    await sleep(10);
  }
}

interface Statement {
  text: string;
  values: unknown[];
}

/** Calls `use` with the statements that `work` has sent, and with the pool of the connection that sent them. */
async function afterStatements<T>(
  databaseUrl: string,
  work: (db: Database) => Promise<unknown>,
  use: (statements: Statement[], pool: Pool) => Promise<T> | T,
): Promise<T> {
  const statements: Statement[] = [];
  const logger: Logger = { logQuery: (text, values) => statements.push({ text, values }) };
  const pool = new Pool({ connectionString: databaseUrl });
  await work(drizzle<Record<string, never>>({ client: pool, logger }));
  try {
    return await use(statements, pool);
  } finally {
    await pool.end();
  }
}

/** The statements that `work` sends. */
export const statementsOf = (databaseUrl: string, work: (db: Database) => Promise<unknown>) =>
  afterStatements(databaseUrl, work, (statements) => statements);

/** The statements that `work` sends, with how many blocks of the database each of them reads. */
export const blocksByStatement = (databaseUrl: string, work: (db: Database) => Promise<unknown>) =>
  afterStatements(databaseUrl, work, async (statements, pool) => {
    const read: { text: string; blocks: number }[] = [];
    for (const { text, values } of statements) {
      const { rows } = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
      const { Plan: plan } = rows[0]['QUERY PLAN'][0];
      read.push({ text, blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] });
    }
    return read;
  });

/** How many blocks of the database the statements of `work` read. */
export async function blocksReadBy(...of: Parameters<typeof blocksByStatement>): Promise<number> {
  return (await blocksByStatement(...of)).reduce((sum, { blocks }) => sum + blocks, 0);
}
