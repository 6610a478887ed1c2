import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { startEmbeddedPostgres } from '../dev/embedded-postgres.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import { createDatabaseBeside } from '../test/db/create-database.ts';
import { fillVenues } from './fill.ts';

/** Creates a database beside the one of an address, fills it with venues, and returns its own address. */
export async function createFilled(server: string, size: number): Promise<string> {
  const url = await createDatabaseBeside(server);
  await migrateDatabase(url);
  const pool = new Pool({ connectionString: url });
  await fillVenues(pool, size);
  await pool.end();
  return url;
}

/** Runs `work` on a database of each size, in a PostgreSQL that is removed afterwards. */
export async function onFilled(
  sizes: readonly number[],
  work: (size: number, databaseUrl: string) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campetto-bench-'));
  await chmod(dataDir, 0o755); // for the account of PostgreSQL
  const postgres = await startEmbeddedPostgres(dataDir);
  try {
    for (const size of sizes) {
      await work(size, await createFilled(postgres.url, size));
    }
  } finally {
    await postgres.release();
    await rm(dataDir, { recursive: true, force: true });
  }
}
