import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareInstalledPostgres } from '../backup/installed-postgres.ts';
import { query } from '../support/query.ts';

const LOGIN = 'user=campetto dbname=postgres';

/** A primary and a replica that every write waits for, as docs/operations/scale-out.md describes them. */
export interface ReplicatedPostgres {
  primary: number;
  replica: number;
  /** Ends the primary with all its processes at once, as if its machine had lost power. */
  killPrimary(): Promise<void>;
  stop(): Promise<void>;
}

/** The address of a database on this port. */
export const addressOf = (port: number, database = 'postgres') =>
  `postgres://campetto@127.0.0.1:${port}/${database}`;

/** @throws Error when the replica is not synchronous within ten seconds */
export async function startReplicatedPostgres(bin: string): Promise<ReplicatedPostgres> {
  const { folder, run, createCluster, start } = await prepareInstalledPostgres(bin);
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  createCluster(first);
  const primary = await start(first);
  const source = `host=127.0.0.1 port=${primary} ${LOGIN} application_name=replica`;
  const slot = ['--write-recovery-conf', '--slot=replica', '--create-slot'];
  run('pg_basebackup', `--pgdata=${second}`, ...slot, '-d', source);
  const replica = await start(second);
  await query(
    addressOf(primary),
    "ALTER SYSTEM SET synchronous_standby_names = 'FIRST 1 (replica)'",
  );
  await query(addressOf(primary), 'SELECT pg_reload_conf()');
  await untilSynchronous(primary);
  return {
    primary,
    replica,
    async killPrimary() {
      const [pid = ''] = (await readFile(join(first, 'postmaster.pid'), 'utf8')).split('\n');
      const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
      for (const one of [pid, ...children.trim().split(' ')]) kill(Number(one));
    },
    async stop() {
      for (const data of [first, second]) {
        try {
          run('pg_ctl', 'stop', '-D', data, '--mode=immediate', '--wait');
        } catch {
          // The primary was killed before.
        }
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended.
  }
}

async function untilSynchronous(port: number) {
  for (let tries = 0; tries < 100; tries += 1) {
    const rows = await query(
      addressOf(port),
      "SELECT FROM pg_stat_replication WHERE sync_state = 'sync'",
    );
    if (rows.length > 0) return;
    await sleep(100);
  }
  throw new Error('The replica is not synchronous.');
}
