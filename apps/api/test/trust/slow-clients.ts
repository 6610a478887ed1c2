import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { unsignedToken } from '../support/identity.ts';
import { startServer } from '../support/processes.ts';
import { percentile, type TrustPromise } from './promise.ts';
import type { SlowConnections } from './slow-connections.ts';

const CONNECTIONS = 10_000;
const REQUESTS = 10_000;
const USERS = 8;
/** Milliseconds between two requests of a user. */
const PAUSE = 20;
/** Milliseconds of the other users' requests, at the 99th percentile. */
const DELAY = 100;

/** Waits until all slow connections are open. */
async function occupy(address: string, count: number) {
  const open = new Int32Array(new SharedArrayBuffer(4));
  const workerData: SlowConnections = { port: Number(new URL(address).port), count, open };
  const worker = new Worker(new URL('./slow-connections.ts', import.meta.url), { workerData });
  while (Atomics.load(open, 0) < count) await sleep(10);
  return { count: () => Atomics.load(open, 0), close: () => worker.terminate() };
}

export const slowClients: TrustPromise = {
  name: 'slow and idle connections do not delay the requests of others',
  async prove({ createDatabase }, part) {
    const server = await startServer({
      DATABASE_URL: await createDatabase(),
      LOG_LEVEL: 'silent',
    });
    const wanted = Math.ceil(CONNECTIONS * part);
    let failed = 0;
    const request = async () => {
      const began = performance.now();
      // Each request has a connection of its own, because new visitors must be accepted too.
      const response = await fetch(`${server.address}/api/venues/scraped?limit=5`, {
        headers: { authorization: `Bearer ${unsignedToken()}`, connection: 'close' },
      }).catch(() => undefined);
      await response?.arrayBuffer();
      if (!response?.ok) failed += 1;
      return performance.now() - began;
    };
    /** The delays of users who each wait a moment between two requests. */
    const delays = async (each: (() => void) | undefined) => {
      const times: number[] = [];
      const user = async () => {
        for (let sent = 0; sent < (REQUESTS * part) / USERS; sent += 1) {
          times.push(await request());
          each?.();
          await sleep(PAUSE);
        }
      };
      await Promise.all(Array.from({ length: USERS }, user));
      return percentile(times, 0.99);
    };
    const alone = await delays(undefined);
    const occupied = await occupy(server.address, wanted);
    let least = occupied.count();
    const p99 = await delays(() => {
      least = Math.min(least, occupied.count());
    });
    await occupied.close();
    await server.end('SIGKILL');
    return {
      figure: `${least} to ${wanted} connections, ${REQUESTS * part} requests of others, ${failed} failed, p99 ${Math.round(p99)} ms (${Math.round(alone)} without)`,
      // Short forms run on machines of any speed; some connections are being opened again at any time.
      isKept: failed === 0 && least > wanted / 2 && (part < 1 || p99 <= DELAY),
    };
  },
};
