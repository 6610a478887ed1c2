import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, ENTRIES } from '../../build.ts';

const TESTED = { ...ENTRIES, development: 'dev/server.ts' };

/** Names the folder to the processes that run tests. */
const VARIABLE = 'CAMPETTO_BUNDLE';

/** Bundles the servers of production and of development, for tests that start processes. Returns what removes them. */
export async function bundleForTests(): Promise<() => Promise<void>> {
  const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
  const folder = join(cache, `bundle-${process.pid}`);
  await bundle(folder, TESTED);
  process.env[VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** The path of a bundled command. */
export function bundled(name: keyof typeof TESTED): string {
  const folder = process.env[VARIABLE];
  if (folder === undefined) throw new Error('bundleForTests() was not called');
  return join(folder, `${name}.js`);
}
