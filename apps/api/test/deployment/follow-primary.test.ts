import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ended, stop } from '../../../../scripts/lib/processes.ts';
import { findInstalledPostgres } from '../backup/installed-postgres.ts';
import { repeatedly } from '../support/failures/background.ts';
import { freePort } from '../support/processes.ts';
import { query } from '../support/query.ts';
import { followPrimary, hasPgbouncer, type Pgbouncer, startPgbouncer } from './pgbouncer.ts';
import {
  addressOf,
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from './replicated-postgres.ts';

const bin = findInstalledPostgres();
const canRun = bin !== undefined && hasPgbouncer();
if (!canRun) console.log('Skipped, because postgresql or pgbouncer is not installed.');

describe.skipIf(!canRun)('follow-primary.sh beside two PgBouncers', () => {
  let postgres: ReplicatedPostgres;
  let poolers: Pgbouncer[];
  let scripts: ReturnType<typeof followPrimary>[];

  beforeAll(async () => {
    postgres = await startReplicatedPostgres(bin ?? '');
    const primary = `* = user=campetto host=127.0.0.1 port=${postgres.primary}`;
    poolers = await Promise.all([startPgbouncer(primary), startPgbouncer(primary)]);
    scripts = poolers.map((pooler) => followPrimary(pooler, postgres));
  });
  afterAll(async () => {
    await Promise.all((scripts ?? []).map(stop));
    await Promise.all((poolers ?? []).map((pooler) => pooler.stop()));
    await postgres?.stop();
  });

  test('the primary stays while it responds', async () => {
    await sleep(5_000);
    for (const { config } of poolers) {
      expect(readFileSync(config, 'utf8')).toContain(`port=${postgres.primary}`);
    }
  });

  test('a PgBouncer that an earlier run has paused continues when the script starts', async () => {
    const [pooler] = poolers;
    const [script] = scripts;
    if (!pooler || !script) throw new Error('not started');
    await stop(script);
    process.kill(Number(readFileSync(pooler.pidFile, 'utf8')), 'SIGUSR1');
    scripts[0] = followPrimary(pooler, postgres);
    expect(await query(addressOf(pooler.port), 'SELECT 1')).toHaveLength(1);
  });

  test('a script that is stopped while the primary does not respond leaves no PgBouncer paused', async () => {
    const pooler = await startPgbouncer(
      `* = user=campetto host=127.0.0.1 port=${postgres.primary}`,
    );
    poolers.push(pooler);
    const unreachable = await freePort();
    const script = followPrimary(pooler, { primary: unreachable, replica: unreachable });
    const isPaused = () =>
      Promise.race([query(addressOf(pooler.port), 'SELECT 1'), sleep(500, 'paused')]);
    await vi.waitUntil(async () => (await isPaused()) === 'paused', { timeout: 10_000 });
    await stop(script);
    expect(await query(addressOf(pooler.port), 'SELECT 1')).toHaveLength(1);
  });

  test('when it is killed the replica takes over, with every write that was acknowledged', async () => {
    await query(addressOf(postgres.primary), 'CREATE TABLE written (value integer)');
    const acknowledged: number[] = [];
    let next = 0;
    const write = async ({ port }: Pgbouncer) => {
      next += 1;
      const value = next;
      await query(addressOf(port), 'INSERT INTO written VALUES ($1)', [value]).then(
        () => acknowledged.push(value),
        () => sleep(50),
      );
    };
    const ends = poolers.slice(0, 2).map((pooler) => repeatedly(() => write(pooler)));
    const untilMore = async () => {
      const goal = acknowledged.length + 20;
      while (acknowledged.length < goal) await sleep(20);
    };
    await untilMore();
    await postgres.killPrimary();
    const began = performance.now();
    await untilMore();
    console.log(`writes again after ${((performance.now() - began) / 1000).toFixed(1)} s`);
    await Promise.all(ends.map((end) => end()));
    expect(await Promise.all(scripts.map(ended))).toEqual([0, 0]);
    const stored = await query<{ value: number }>(
      addressOf(postgres.replica),
      'SELECT value FROM written',
    );
    const values = new Set(stored.map(({ value }) => value));
    expect(acknowledged.filter((value) => !values.has(value))).toEqual([]);
  });
});
