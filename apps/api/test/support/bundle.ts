import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, ENTRIES } from '../../build.ts';

const TESTED = { ...ENTRIES, development: 'dev/server.ts' };

/** The environment variable with the folder of the bundle, for the processes that run tests. */
const VARIABLE = 'CAMPETTO_BUNDLE';

/**
 * Bundles the servers of production and of development, for tests that start processes. Returns a function that removes
 * them.
 */
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

/** Runs a bundled command with this environment only, and returns its exit code and all that it wrote. */
export const runBundled = (
  name: Parameters<typeof bundled>[0],
  args: string[],
  env: Record<string, string>,
) =>
  new Promise<{ code: number | string; output: string }>((resolve) => {
    const { PATH = '' } = process.env;
    execFile(
      process.execPath,
      [bundled(name), ...args],
      { env: { PATH, ...env } },
      (error, out, err) => resolve({ code: error?.code ?? 0, output: `${out}${err}` }),
    );
  });
