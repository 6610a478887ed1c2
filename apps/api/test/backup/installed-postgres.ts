import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../support/database.ts';
import { freePort } from '../support/processes.ts';

const DEBIAN = '/usr/lib/postgresql';

/**
 * The folder with the programs of the newest PostgreSQL that Debian's package `postgresql` installed; undefined
 * without it. The embedded PostgreSQL has no pg_dump, and another version's does not read it.
 */
export function findInstalledPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => ['pg_dump', 'pg_ctl'].every((name) => existsSync(join(bin, name))));
}

export interface InstalledPostgres {
  /** Creates an empty database; its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a cluster of its own, which root runs as the account `postgres` of the package. */
export async function startInstalledPostgres(bin: string): Promise<InstalledPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'campetto-postgres-'));
  const data = join(folder, 'data');
  const account =
    process.getuid?.() === 0
      ? { uid: idOf('-u'), gid: idOf('-g') }
      : ({} as { uid?: number; gid?: number });
  if (account.uid !== undefined) execFileSync('chown', [`${account.uid}`, folder]);
  chmodSync(folder, 0o755);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { ...account, cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  run('initdb', `--pgdata=${data}`, '--username=campetto', '--auth=trust', '--encoding=UTF8');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  run('pg_ctl', 'start', '-D', data, '-l', join(folder, 'log'), '-o', options, '--wait');
  return {
    createDatabase: () => createDatabase(`postgres://campetto@127.0.0.1:${port}/postgres`),
    async stop() {
      run('pg_ctl', 'stop', '-D', data, '--mode=immediate', '--wait');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
