import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmulator } from '../support/identity.ts';
import { startServer } from '../support/processes.ts';
import { percentile, type TrustPromise } from './promise.ts';

const CONNECTIONS = 10_000;
/** At once, until all are open: more than wait in the queue of a listening socket are delayed. */
const OPENED_AT_ONCE = 100;
const REQUESTS = 10_000;
const USERS = 8;
/** Milliseconds between two requests of a user. */
const PAUSE = 20;
/** Milliseconds of the other users' requests, at the 99th percentile. */
const DELAY = 100;
/** Milliseconds between two bytes of a slow client. */
const PACE = 1000;

/** Nothing at all, the start of a request, and a request whose headers never end. */
const BEGINNINGS = ['', 'GET /api/health HT', 'GET /api/health HTTP/1.1\r\nhost: x\r\nx: '];

/** Keeps connections open that never complete a request; one that the server closes is opened again. */
async function occupy(port: number, count: number) {
  const open = new Set<Socket>();
  let isOver = false;
  const openOne = (beginning: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        open.add(socket);
        if (beginning) socket.write(beginning);
        resolve();
      });
      socket
        .on('error', () => {})
        .once('close', () => {
          open.delete(socket);
          resolve();
          if (!isOver) setTimeout(openOne, PACE, beginning);
        })
        .resume();
    });
  for (let opened = 0; opened < count; opened += OPENED_AT_ONCE) {
    const batch = Array.from({ length: Math.min(OPENED_AT_ONCE, count - opened) }, (_, index) =>
      openOne(BEGINNINGS[index % BEGINNINGS.length] ?? ''),
    );
    await Promise.all(batch);
  }
  const dribble = setInterval(() => {
    let index = 0;
    for (const socket of open) if (index++ % BEGINNINGS.length === 2) socket.write('a');
  }, PACE);
  return {
    count: () => open.size,
    close() {
      isOver = true;
      clearInterval(dribble);
      for (const socket of open) socket.destroy();
    },
  };
}

export const slowClients: TrustPromise = {
  name: 'slow and idle connections do not delay the requests of others',
  async prove({ createDatabase }, part) {
    const emulator = await startEmulator();
    const server = await startServer({
      DATABASE_URL: await createDatabase(),
      FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
      LOG_LEVEL: 'silent',
    });
    const wanted = Math.ceil(CONNECTIONS * part);
    let failed = 0;
    const request = async () => {
      const began = performance.now();
      const response = await server
        .request('GET', '/api/venues/scraped?limit=5')
        .catch(() => undefined);
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
    const occupied = await occupy(Number(new URL(server.address).port), wanted);
    let least = occupied.count();
    const p99 = await delays(() => {
      least = Math.min(least, occupied.count());
    });
    occupied.close();
    await server.end('SIGKILL');
    await emulator.stop();
    return {
      figure: `${least} to ${wanted} connections, ${REQUESTS * part} requests of others, ${failed} failed, p99 ${Math.round(p99)} ms (${Math.round(alone)} without)`,
      // Tests run on machines of any speed; some connections are being opened again at any time.
      isKept: failed === 0 && least > wanted / 2 && (part < 1 || p99 <= DELAY),
    };
  },
};
