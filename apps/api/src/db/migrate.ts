import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { sqlState } from './transact.ts';
import { prepareTrigrams } from './trigrams.ts';
import { beginWithoutTimeouts } from './without-timeouts.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the schema up to date, in one transaction. Any number of processes may start at once: the first to lock the
 * guard row migrates, and the others wait for it and find nothing left to do.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  // A lost connection fails the statement; without a listener it would end the process too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await createGuard(client);
    await beginWithoutTimeouts(client);
    await client.query('SELECT id FROM migration_guard WHERE id = 1 FOR UPDATE');
    await applyMigrations(client);
    await prepareTrigrams(client);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/**
 * Does what Drizzle's migrator does, which would begin a transaction of its own: the limits of the database user hold
 * in that, and the connection that locks the guard row would be idle meanwhile.
 */
async function applyMigrations(client: Client): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  await client.query(`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
    (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
  const { rows } = await client.query<{ latest: string | null }>(
    'SELECT max(created_at) AS latest FROM drizzle.__drizzle_migrations',
  );
  const latest = Number(rows[0]?.latest);
  for (const { folderMillis, hash, sql } of readMigrationFiles({ migrationsFolder: MIGRATIONS })) {
    if (folderMillis <= latest) continue;
    for (const statement of sql) await client.query(statement);
    await client.query(
      'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)',
      [hash, folderMillis],
    );
  }
}

// IF NOT EXISTS does not cover two connections that create the same table at the same moment: its row
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
