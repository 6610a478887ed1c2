import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../dev/embedded-postgres.ts';
import { bundleForTests } from './bundle.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One bundle and one real PostgreSQL for the whole run; each test file makes a database of its own in it. */
export default async function setup(project: TestProject) {
  const removeBundle = await bundleForTests();
  const dataDir = await mkdtemp(join(tmpdir(), 'campetto-test-'));
  await chmod(dataDir, 0o755); // root runs PostgreSQL as another account, which must get in
  const { url, release } = await startEmbeddedPostgres(dataDir);
  project.provide('postgresUrl', url);
  return async () => {
    await release();
    await removeBundle();
    await rm(dataDir, { recursive: true, force: true });
  };
}
