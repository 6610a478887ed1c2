import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../../../scripts/lib/processes.ts';
import { freePort } from '../support/processes.ts';
import { query } from '../support/query.ts';

const PATH = `${process.env['PATH']}:/usr/sbin`; // where Debian installs it

export const hasPgbouncer = (): boolean =>
  spawnSync('pgbouncer', ['--version'], { env: { PATH } }).status === 0;

export interface Pgbouncer {
  port: number;
  /** The file that names the database, as `deploy/pgbouncer/primary.ini`. */
  config: string;
  pidFile: string;
  stop(): Promise<void>;
}

/** The file of the repository with other paths, and without passwords. */
function configure(folder: string, port: number) {
  return readFileSync(join(ROOT, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8')
    .replaceAll('/etc/pgbouncer', folder)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace(/^unix_socket_dir = .*$/m, 'unix_socket_dir =')
    .replace(/^(pidfile|logfile) = .*\/(.*)$/gm, `$1 = ${folder}/$2`)
    .replace(/^auth_type = .*$/m, 'auth_type = any')
    .replace(/^auth_file = .*$/m, '');
}

/** Runs PgBouncer as `deploy/pgbouncer` configures it; `databases` is the section that names them. */
export async function startPgbouncer(databases: string): Promise<Pgbouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'campetto-pgbouncer-'));
  chmodSync(folder, 0o777); // root runs it as the account of PostgreSQL
  const port = await freePort();
  const config = join(folder, 'primary.ini');
  await writeFile(config, `[databases]\n${databases}\n`);
  const pidFile = join(folder, 'pgbouncer.pid');
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, configure(folder, port));
  const account = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn('pgbouncer', ['-q', ...account, file], { env: { PATH }, stdio: 'ignore' });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100; tries += 1) {
    const url = `postgres://campetto@127.0.0.1:${port}/postgres`;
    if (await query(url, 'SELECT 1').catch(() => undefined)) return { port, config, pidFile, stop };
    await sleep(50);
  }
  await stop();
  throw new Error('PgBouncer does not respond.');
}

/** Runs `deploy/pgbouncer/follow-primary.sh` beside it, for the ports of the two databases on this machine. */
export function followPrimary(
  { config, pidFile }: Pgbouncer,
  ports: Record<'primary' | 'replica', number>,
) {
  return spawn('sh', [join(ROOT, 'deploy/pgbouncer/follow-primary.sh')], {
    env: {
      PATH: process.env['PATH'],
      PRIMARY: `host=127.0.0.1 port=${ports.primary}`,
      REPLICA: `host=127.0.0.1 port=${ports.replica} user=campetto`,
      LOGIN: 'user=campetto dbname=postgres',
      DATABASE: '*',
      CONFIG: config,
      PIDFILE: pidFile,
    },
    stdio: 'ignore',
  });
}
