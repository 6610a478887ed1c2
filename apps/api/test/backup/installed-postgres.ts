import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabaseBeside } from '../db/create-database.ts';
import { runBundled } from '../support/bundle.ts';
import { freePort } from '../support/processes.ts';

const DEBIAN = '/usr/lib/postgresql';

/**
 * The folder with the programs of the newest PostgreSQL that Debian's package `postgresql` installed; undefined without
 * it. The embedded PostgreSQL has no pg_dump, and that of another version cannot read it.
 */
export function findInstalledPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => ['pg_dump', 'pg_ctl'].every((name) => existsSync(join(bin, name))));
}

export interface InstalledPostgres {
  /** Creates an empty database and returns its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** A folder, and the programs of PostgreSQL, which root runs there as the account `postgres` of the package. */
export async function prepareInstalledPostgres(bin: string) {
  const folder = await mkdtemp(join(tmpdir(), 'campetto-postgres-'));
  const account =
    process.getuid?.() === 0
      ? { uid: idOf('-u'), gid: idOf('-g') }
      : ({} as { uid?: number; gid?: number });
  if (account.uid !== undefined) execFileSync('chown', [`${account.uid}`, folder]);
  chmodSync(folder, 0o755);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { ...account, cwd: folder, stdio: 'ignore' });
  return {
    folder,
    run,
    createCluster: (data: string) =>
      run('initdb', `--pgdata=${data}`, '--username=campetto', '--auth=trust', '--encoding=UTF8'),
    /** Starts a cluster on a port of its own, with further options. */
    async start(data: string, options = ''): Promise<number> {
      const port = await freePort();
      const all = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= ${options}`;
      run('pg_ctl', 'start', '-D', data, '-l', `${data}.log`, '-o', all, '--wait');
      return port;
    },
  };
}

/** Starts a cluster of its own, by default one that does not wait for the disk. */
export async function startInstalledPostgres(
  bin: string,
  options = '-c fsync=off',
): Promise<InstalledPostgres> {
  const { folder, run, createCluster, start } = await prepareInstalledPostgres(bin);
  const data = join(folder, 'data');
  createCluster(data);
  const port = await start(data, options);
  return {
    createDatabase: () => createDatabaseBeside(`postgres://campetto@127.0.0.1:${port}/postgres`),
    async stop() {
      run('pg_ctl', 'stop', '-D', data, '--mode=immediate', '--wait');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a command of the server folder with the programs of PostgreSQL and this environment only. */
export const runBackupCommand = (
  bin: string,
  name: 'backup' | 'restore',
  args: string[],
  env: Record<string, string>,
) => runBundled(name, args, { PATH: `${bin}:${process.env['PATH']}`, ...env });

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
