import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { bundled } from '../support/bundle.ts';
import { query } from '../support/query.ts';

const API = fileURLToPath(new URL('../..', import.meta.url));

interface StartOptions {
  /** The database that the process works on. */
  url: string;
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
}

/** Starts a bundled command as a process of its own. */
export const startCommand = (
  name: 'import' | 'scraper',
  { url, args = [], env = {} }: StartOptions,
) =>
  spawn(process.execPath, [bundled(name), ...args], {
    cwd: API,
    env: { ...process.env, DATABASE_URL: url, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Runs a bundled command to its end. */
export async function runCommand(name: 'import' | 'scraper', options: StartOptions) {
  const child = startCommand(name, options);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  return { code: child.exitCode, stdout, stderr };
}

/** Kills a process while it stores venues, and waits until the database has noticed. */
export async function killDuringInsert(child: ChildProcess, url: string, minVenues = 0) {
  const exited = once(child, 'exit');
  await until(async () => (await busy(url, minVenues)).length > 0);
  child.kill('SIGKILL');
  await exited;
  await until(async () => (await busy(url, 0)).length === 0);
}

/** Connections that store venues, once at least `minVenues` have been committed. */
const busy = (url: string, minVenues: number) =>
  query(
    url,
    `SELECT pid FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND query ILIKE 'insert into "venue%' AND (SELECT count(*) FROM venues) >= $1`,
    [minVenues],
  );

async function until(condition: () => Promise<boolean>) {
  const deadline = Date.now() + 120_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('it did not happen within two minutes');
  }
}
