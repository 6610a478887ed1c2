import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { createClient } from './client.ts';
import { requireUtf8 } from './encoding.ts';
import { sqlState } from './transact.ts';
import { prepareTrigrams } from './trigrams.ts';
import { beginWithoutTimeouts } from './without-timeouts.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the schema up to date. Any number of processes may start at once: whoever has locked the guard row applies the
 * next migration, and the others wait.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = createClient(url);
  try {
    await client.connect();
    await requireUtf8(client);
    await createGuard(client);
    await guarded(client, createRecords);
    const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS });
    while (await guarded(client, () => applyNext(client, migrations))) {}
  } finally {
    await client.end();
  }
}

/** Runs work in a transaction that has locked the guard row. */
async function guarded<T>(client: Client, work: (client: Client) => Promise<T>): Promise<T> {
  await beginWithoutTimeouts(client);
  await client.query('SELECT id FROM migration_guard WHERE id = 1 FOR UPDATE');
  const result = await work(client);
  await client.query('COMMIT');
  return result;
}

/** The table of the applied migrations, as Drizzle's migrator names it. */
async function createRecords(client: Client): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  await client.query(`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
    (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
}

/**
 * Applies the next migration in a transaction of its own; returns false when none was left. Drizzle's migrator applies
 * all migrations in one transaction, with the time limits of the database user. There, a migration that waits for
 * transactions of earlier servers could block them with the locks of the migrations before it.
 */
async function applyNext(client: Client, migrations: readonly MigrationMeta[]): Promise<boolean> {
  const { rows } = await client.query<{ latest: string | null }>(
    'SELECT max(created_at) AS latest FROM drizzle.__drizzle_migrations',
  );
  const latest = Number(rows[0]?.latest);
  const next = migrations.find(({ folderMillis }) => folderMillis > latest);
  for (const statement of next?.sql ?? []) await client.query(statement);
  if (next) {
    await client.query(
      'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)',
      [next.hash, next.folderMillis],
    );
  } else await prepareTrigrams(client);
  return next !== undefined;
}

// IF NOT EXISTS does not cover two connections that create the same table at the same moment. For the second, the row
// in the catalogue, the table itself or the type of its rows exists already.
const CREATED_MEANWHILE = new Set(['23505', '42P07', '42710']);

async function createGuard(client: Client, attempts = 5): Promise<void> {
  try {
    await client.query('CREATE TABLE IF NOT EXISTS migration_guard (id integer PRIMARY KEY)');
    await client.query('INSERT INTO migration_guard (id) VALUES (1) ON CONFLICT DO NOTHING');
  } catch (error) {
    if (attempts === 1 || !CREATED_MEANWHILE.has(sqlState(error) ?? '')) throw error;
    await createGuard(client, attempts - 1);
  }
}
