import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import {
  findInstalledPostgres,
  runBackupCommand,
  startInstalledPostgres,
} from '../test/backup/installed-postgres.ts';
import { bundleForTests } from '../test/support/bundle.ts';
import { query } from '../test/support/query.ts';
import { createFilled } from './databases.ts';
import { addHistory, addPictures, compareDatabases } from './restore/directory.ts';

// Measures a backup and its restore, beside the least that does the same: pg_dump, pg_restore and cp. Ends with an
// error when what was restored differs: `pnpm bench restore --venues 1000000 --pictures 1000` (on Linux, with
// PostgreSQL of Debian)

const { values: flags } = parseArgs({
  options: {
    venues: { type: 'string', default: '1000000' },
    /** How many of them have a picture. */
    pictures: { type: 'string', default: '1000' },
  },
});

/** Settings that an operator would choose for this number of venues. */
const SETTINGS = '-c shared_buffers=1GB -c max_wal_size=4GB';

const run = promisify(execFile);

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

const bin = findInstalledPostgres();
if (bin === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql.');

/** Runs a command of the server folder and returns its output. */
async function command(name: 'backup' | 'restore', argument: string, env: Record<string, string>) {
  const { code, output } = await runBackupCommand(bin ?? '', name, [argument], env);
  if (code !== 0) throw new Error(output);
  return output;
}
const program = (name: string, ...args: string[]) => run(join(bin, name), args);

const removeBundle = await bundleForTests();
const folder = await mkdtemp(join(tmpdir(), 'campetto-restore-'));
const postgres = await startInstalledPostgres(bin, SETTINGS);
try {
  const pathOf = (name: string) => join(folder, name);
  const [data, restored, dump] = [pathOf('data'), pathOf('restored'), pathOf('least.dump')];
  const source = await createFilled(await postgres.createDatabase(), Number(flags.venues));
  await addHistory(source);
  await addPictures(source, join(data, 'media'), Number(flags.pictures));
  await query(source, 'VACUUM ANALYZE');

  let output = '';
  const backup = await secondsOf(async () => {
    output = await command('backup', pathOf('backups'), { DATABASE_URL: source, DATA_DIR: data });
  });
  const leastBackup = await secondsOf(async () => {
    await program('pg_dump', '--format=custom', `--file=${dump}`, source);
    await run('cp', ['-r', join(data, 'media'), pathOf('copied')]);
  });
  const [backedUp = ''] = output.split(': database and');
  const target = await postgres.createDatabase();
  const restore = await secondsOf(() =>
    command('restore', backedUp, { DATABASE_URL: target, DATA_DIR: restored }),
  );
  const leastTarget = await postgres.createDatabase();
  const leastRestore = await secondsOf(async () => {
    await run('cp', ['-r', pathOf('copied'), pathOf('copied-back')]);
    await program('pg_restore', '--exit-on-error', `--dbname=${leastTarget}`, dump);
  });

  console.log('| | seconds | least | ratio |\n|---|---|---|---|');
  for (const [name, seconds, least] of [
    ['backup', backup, leastBackup],
    ['restore', restore, leastRestore],
  ] as const) {
    const ratio = (seconds / least).toFixed(2);
    console.log(`| ${name} | ${seconds.toFixed(1)} | ${least.toFixed(1)} | ${ratio} |`);
  }
  await run('diff', ['--recursive', '--brief', join(data, 'media'), join(restored, 'media')]);
  const rows = await compareDatabases(source, target);
  const [size] = await query<{ bytes: string }>(
    source,
    'SELECT pg_database_size(current_database()) AS bytes',
  );
  console.log(
    `\nEqual: ${rows}, ${2 * Number(flags.pictures)} picture files. ` +
      `The database has ${megabytes(Number(size?.bytes))}, its dump ${megabytes((await stat(dump)).size)}.`,
  );
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  await removeBundle();
}
