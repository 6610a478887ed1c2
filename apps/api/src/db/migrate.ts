import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { sqlState } from './transact.ts';
import { prepareTrigrams } from './trigrams.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the schema up to date. Any number of processes may start at once: the first to lock the
 * guard row migrates, and the others wait for it and find nothing left to do.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const guard = new Client({ connectionString: url });
  const worker = new Client({ connectionString: url });
  try {
    await guard.connect();
    await createGuard(guard);
    await guard.query('BEGIN');
    await guard.query('SELECT id FROM migration_guard WHERE id = 1 FOR UPDATE');
    await worker.connect();
    await migrate(drizzle({ client: worker }), { migrationsFolder: MIGRATIONS });
    await prepareTrigrams(worker);
    await guard.query('COMMIT');
  } finally {
    await Promise.all([guard.end(), worker.end()]);
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
