import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type DecisionRun,
  decisionRunSchema,
  decisionRunsSchema,
  ENDPOINTS,
} from '@campetto/contract';
import * as v from 'valibot';
import { signedToken, startKeyServer } from '../test/support/keys.ts';
import { MEGABYTE, memoryOf, peakDuring } from '../test/support/memory.ts';
import { onFilled } from './databases.ts';

// Measures the time and memory of a decision on all that match, and the time of its undo:
// `pnpm bench decisions --matching 10000,100000` (on Linux: memory is read from /proc)

const { values: flags } = parseArgs({
  options: { matching: { type: 'string', default: '10000,100000' } },
});

/** Of a hundred filled venues 54 are pending and not in the country of the first run. */
const sizeFor = (matching: number) => Math.ceil(matching / 54) * 100;

const HOUR = 60 * 60 * 1000;

async function benchSize(size: number, databaseUrl: string, keysPort: number) {
  const server = fork(
    fileURLToPath(new URL('./server.ts', import.meta.url)),
    [databaseUrl, String(keysPort)],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  const pid = server.pid ?? 0;
  const [address] = (await once(server, 'message')) as [string];
  const authorization = `Bearer ${signedToken()}`;
  const send = async ({ method, path }: { method: string; path: string }, body?: object) => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response;
  };
  const start = async (filter: object): Promise<DecisionRun> => {
    // The filled venues are dated up to a few minutes in the future.
    const moment = new Date(Date.now() + HOUR).toISOString();
    const matching = { status: 'pending', ...filter, moment };
    const response = await send(ENDPOINTS.decisions, { move: 'approve', matching });
    return v.parse(decisionRunSchema, await response.json());
  };
  const untilEnd = async ({ batchId }: DecisionRun): Promise<DecisionRun> => {
    for (;;) {
      const response = await send(ENDPOINTS.decisionRuns);
      const runs = v.parse(decisionRunsSchema, await response.json());
      const run = runs.find((one) => one.batchId === batchId && one.state !== 'running');
      if (run) return run;
      await sleep(100);
    }
  };
  // One-time costs of the first run are not measured.
  await untilEnd(await start({ country: 'uk' }));
  const { pss: idle } = await memoryOf(pid);
  const began = performance.now();
  let ended: DecisionRun | undefined;
  const { pss: peak } = await peakDuring(pid, async () => {
    ended = await untilEnd(await start({}));
  });
  const seconds = (performance.now() - began) / 1000;
  if (ended?.state !== 'finished') throw new Error(`The run ended as ${ended?.state}.`);
  const { done, batchId } = ended;
  const undoing = performance.now();
  const report = (await (await send(ENDPOINTS.undoBatch, { batchId })).text()).trimEnd();
  const undoSeconds = (performance.now() - undoing) / 1000;
  if (!report.includes(`"undone":${done}`)) throw new Error(`The undo ended with ${report}.`);
  const cells = [
    ...[size, done, seconds.toFixed(1), (done / seconds).toFixed(0)],
    ...[undoSeconds.toFixed(1), (undoSeconds / seconds).toFixed(2)],
    ...[idle, peak, peak - idle].map((bytes) => (bytes / MEGABYTE).toFixed(0)),
  ];
  console.log(`| ${cells.join(' | ')} |`);
  const exited = once(server, 'exit');
  server.kill();
  await exited;
}

console.log(
  '| venues | decided | s | decisions/s | undo s | undo : decision | idle MB | peak MB | more MB |\n|---|---|---|---|---|---|---|---|---|',
);
const keys = await startKeyServer();
try {
  await onFilled(flags.matching.split(',').map(Number).map(sizeFor), (size, url) =>
    benchSize(size, url, keys.port),
  );
} finally {
  await keys.stop();
}
