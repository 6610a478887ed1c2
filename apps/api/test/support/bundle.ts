import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, type ENTRIES } from '../../build.ts';

/** Names the folder to the processes that run tests. */
const VARIABLE = 'CAMPETTO_BUNDLE';

/** Bundles the server as for production, for tests that start processes. Returns what removes it. */
export async function bundleForTests(): Promise<() => Promise<void>> {
  const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
  const folder = join(cache, `bundle-${process.pid}`);
  await bundle(folder);
  process.env[VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** The path of a bundled command. */
export function bundled(name: keyof typeof ENTRIES): string {
  const folder = process.env[VARIABLE];
  if (folder === undefined) throw new Error('bundleForTests() was not called');
  return join(folder, `${name}.js`);
}
