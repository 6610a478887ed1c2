import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ownTemporaryFolder } from '../../../../scripts/lib/temporaryFolder.ts';
import { startEmbeddedPostgres } from '../../dev/embedded-postgres.ts';
import { migrateDatabase } from '../../src/db/migrate.ts';
import { createDatabaseBeside } from '../db/create-database.ts';
import { bundleForTests } from './bundle.ts';
import { query } from './query.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** Name of the database with the schema; the others are copies of it, because to migrate each takes longer. */
    migratedDatabase: string;
  }
}

/** One bundle and one real PostgreSQL for the whole run; each test file makes a database of its own in it. */
export default async function setup(project: TestProject) {
  const removeTemporaryFolder = await ownTemporaryFolder();
  const removeBundle = await bundleForTests();
  const { url, release } = await startEmbeddedPostgres(join(tmpdir(), 'shared'));
  // Faster, and safe here: the tests that kill PostgreSQL start one of their own.
  await query(url, 'ALTER SYSTEM SET fsync = off');
  await query(url, 'SELECT pg_reload_conf()');
  const migrated = await createDatabaseBeside(url);
  await migrateDatabase(migrated);
  project.provide('postgresUrl', url);
  project.provide('migratedDatabase', new URL(migrated).pathname.slice(1));
  return async () => {
    await release();
    await removeBundle();
    await removeTemporaryFolder();
  };
}
