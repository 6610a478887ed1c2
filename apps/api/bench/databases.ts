import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { startEmbeddedPostgres } from '../dev/embedded-postgres.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import { fillVenues } from './fill.ts';

/** Runs `work` on a database of each size, in a PostgreSQL that is removed afterwards. */
export async function onFilled(
  sizes: readonly number[],
  work: (size: number, databaseUrl: string) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campetto-bench-'));
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres(dataDir);
  try {
    for (const size of sizes) {
      const url = new URL(postgres.url);
      const admin = new Pool({ connectionString: url.href });
      await admin.query(`CREATE DATABASE bench_${size}`);
      await admin.end();
      url.pathname = `bench_${size}`;
      await migrateDatabase(url.href);
      const pool = new Pool({ connectionString: url.href });
      await fillVenues(pool, size);
      await pool.end();
      await work(size, url.href);
    }
  } finally {
    await postgres.release();
    await rm(dataDir, { recursive: true, force: true });
  }
}
