import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { signedToken, startKeyServer } from '../test/support/keys.ts';
import { newVenue, seed } from '../test/support/venues.ts';
import type { Target } from './attackers.ts';
import { ATTACKS } from './attacks.ts';
import { onFilled } from './databases.ts';
import type { LoopDelay } from './loop-delay.ts';

// Measures how long others wait while somebody attacks the server, compared with a quiet time just
// before each attack: `pnpm bench attack --seconds 5 --size 10000 --only bombs`

const { values: flags } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    size: { type: 'string', default: '10000' },
    only: { type: 'string', default: '' },
  },
});
/** Milliseconds. */
const ATTACK_DURATION = Number(flags.seconds) * 1000;

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Words that resemble each other take the longest to compare. */
const nameOf = (venue: number) =>
  Array.from({ length: 40 }, (_, index) => `garibald${(venue * 40 + index).toString(36)}ina`).join(
    ' ',
  );

async function seedClusteredVenues(databaseUrl: string): Promise<string[]> {
  const pool = new Pool({ connectionString: databaseUrl });
  const venues = Array.from({ length: 300 }, (_, index) =>
    newVenue('milano', { name: nameOf(index), website: null }),
  );
  await seed(drizzle({ client: pool }), venues);
  await pool.end();
  return venues.slice(0, 200).map(({ folderPath }) => folderPath);
}

async function loopDelay(server: ChildProcess): Promise<LoopDelay> {
  server.send('loop-delay');
  const [delay] = (await once(server, 'message')) as [LoopDelay];
  return delay;
}

interface Wait {
  /** Milliseconds of the user's requests. */
  p99: number;
  loop: LoopDelay;
  statuses: number[];
}

/** Measures how long a user and the event loop of the server wait while `work` runs. */
async function waitsDuring(
  server: ChildProcess,
  target: Target,
  work: (signal: AbortSignal) => Promise<number[]>,
): Promise<Wait> {
  await loopDelay(server);
  const user = new Worker(new URL('./user.ts', import.meta.url), { workerData: target });
  const attack = work(AbortSignal.timeout(ATTACK_DURATION));
  await sleep(ATTACK_DURATION);
  user.postMessage('stop');
  const [times] = (await once(user, 'message')) as [number[]];
  const loop = await loopDelay(server);
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(0.99 * (times.length - 1))] ?? 0;
  return { p99, loop, statuses: await attack };
}

const counted = (statuses: number[]) =>
  [...new Set(statuses)]
    .sort()
    .map((status) => `${status}: ${statuses.filter((one) => one === status).length}`)
    .join(', ');

async function benchAttacks(server: ChildProcess, target: Target) {
  for (const { name, run } of ATTACKS.filter((attack) => attack.name.includes(flags.only))) {
    const quiet = await waitsDuring(server, target, async () => []);
    const attacked = await waitsDuring(server, target, (signal) => run(target, signal));
    const figures = [
      ...[quiet.p99, attacked.p99, attacked.p99 / quiet.p99],
      ...[quiet.loop.p99, attacked.loop.p99, attacked.loop.max],
    ];
    const cells = figures.map((figure) => figure.toFixed(1));
    console.log(`| ${[name, ...cells, counted(attacked.statuses)].join(' | ')} |`);
    await sleep(1000);
  }
}

console.log(
  '| attack | quiet p99 | p99 | ratio | quiet loop p99 | loop p99 | loop max | responses |\n' +
    '|---|---|---|---|---|---|---|---|',
);
const keys = await startKeyServer();
const dataDir = await mkdtemp(join(tmpdir(), 'campetto-attack-'));
try {
  await onFilled([Number(flags.size)], async (_size, databaseUrl) => {
    const clusteredVenues = await seedClusteredVenues(databaseUrl);
    const server = fork(file('./server.ts'), [databaseUrl, String(keys.port), dataDir], {
      execArgv: ['--import', file('./loop-delay.ts')],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [address] = (await once(server, 'message')) as [string];
    await benchAttacks(server, { address, token: signedToken(), clusteredVenues });
    const exited = once(server, 'exit');
    server.kill();
    await exited;
  });
} finally {
  await keys.stop();
  await rm(dataDir, { recursive: true, force: true });
}
