import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@campetto/contract';
import { awaitedLater } from '../support/failures/background.ts';
import { unsignedToken } from '../support/identity.ts';
import { MEGABYTE, memoryOf } from '../support/memory.ts';
import { picture } from '../support/pictures/creation.ts';
import type { ServerProcess } from '../support/processes.ts';
import { randomFrom } from '../support/random.ts';
import { startFilledServer } from './filled-server.ts';
import type { TrustPromise } from './promise.ts';
import { create, importVenues } from './submissions.ts';
import { createWriter, type Writer, write } from './writer.ts';

const MINUTES = 30;
const VENUES = 2000;
const USERS = 4;
/** Milliseconds between two requests of a user. */
const PAUSE = 20;
/** The first part of the time, in which caches and the heap reach their size. */
const WARM_UP = 1 / 3;
/** The rest of the time has this many equal parts. The least memory of each counts: it contains the least garbage. */
const SAMPLES = 20;

interface Action {
  /** How often it is chosen, compared with the other actions. */
  weight: number;
  /** Resolves to the status of the response, 0 without one. */
  run(): Promise<number>;
}

/** What one user does, on venues of its own. */
function actionsOf(server: ServerProcess, bytes: Buffer, venues: readonly string[], user: Writer) {
  let done = 0;
  const token = unsignedToken({ sub: user.id });
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await server.request(method, path, body).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    return response?.status ?? 0;
  };
  const get = (path: string) => () => send('GET', path);
  const decide = ({ method, path }: typeof ENDPOINTS.discard | typeof ENDPOINTS.restore) =>
    send(method, path, {
      folderPath: venues[done % venues.length],
      country: 'Italia',
      city: 'Milano',
    });
  const actions: Action[] = [
    { weight: 30, run: get('/api/venues/scraped?limit=20') },
    { weight: 20, run: get('/api/venues/scraped?limit=20&q=garibaldina&country=italy') },
    { weight: 10, run: get(ENDPOINTS.activity.path) },
    {
      weight: 10,
      run: () => send('POST', ENDPOINTS.duplicates.path, { folderPaths: venues.slice(0, 20) }),
    },
    { weight: 15, run: async () => (await write(server, user)).status },
    {
      weight: 15,
      async run() {
        done += 1;
        const status = await decide(ENDPOINTS.discard);
        return status === 200 ? decide(ENDPOINTS.restore) : status;
      },
    },
    { weight: 3, run: async () => (await create(server, bytes)).status },
    {
      weight: 2,
      run: async () => (await importVenues(server, `soak-${user.id}`, 100, token)).status,
    },
    { weight: 1, run: get(`${ENDPOINTS.export.path}?status=pending&format=csv`) },
  ];
  return actions.flatMap((action) => Array.from({ length: action.weight }, () => action.run));
}

/** How much a straight line through the values rises, and how far they are from it. */
function trend(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = (values.length - 1) / 2;
  const square = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  const slope = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0) / square;
  const rest = values.map((value, at) => value - mean - slope * (at - middle));
  const deviation = Math.sqrt(rest.reduce((sum, one) => sum + one ** 2, 0) / (values.length - 2));
  return { rise: slope * (values.length - 1), deviation };
}

export const soak: TrustPromise = {
  name: 'half an hour of mixed work ends without a 5xx and without more memory',
  async prove(context, part) {
    const { server, venues } = await startFilledServer(context, VENUES);
    const bytes = await picture('pillow-hopper.jpg');
    const random = randomFrom(context.seed);
    const time = MINUTES * 60_000 * part;
    const ends = Date.now() + time;
    const statuses = new Map<number, number>();
    const use = async (user: number) => {
      const own = venues.filter((_, index) => index % USERS === user).map((row) => row.folderPath);
      const actions = actionsOf(server, bytes, own, await createWriter(server));
      while (Date.now() < ends) {
        const status = (await actions[random(actions.length)]?.()) ?? 0;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await sleep(PAUSE);
      }
    };
    const using = awaitedLater(Promise.all(Array.from({ length: USERS }, (_, user) => use(user))));
    await sleep(time * WARM_UP);
    const memory: number[] = [];
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      let least = Number.POSITIVE_INFINITY;
      const until = Date.now() + (time * (1 - WARM_UP)) / SAMPLES;
      while (Date.now() < until) {
        // RSS counts shared pages in full; in PSS they change whenever another server starts or ends.
        const { rss } = await memoryOf(server.child.pid ?? 0);
        least = Math.min(least, rss);
        await sleep(100);
      }
      memory.push(least / MEGABYTE);
    }
    await using;
    await server.end('SIGTERM');
    const { rise, deviation } = trend(memory);
    const others = [...statuses].filter(([status]) => status !== 200 && status !== 201);
    const sum = [...statuses.values()].reduce((all, times) => all + times, 0);
    return {
      figure: `${Math.round(time / 60_000)} minutes, ${sum} actions, ${others.length === 0 ? 'none failed' : others.map(([status, times]) => `${times} × ${status}`).join()}; memory from ${memory[0]?.toFixed()} to ${memory.at(-1)?.toFixed()} MB, trend ${rise.toFixed(1)} ± ${(2 * deviation).toFixed(1)} MB`,
      isKept: others.length === 0 && (part < 1 || rise <= 2 * deviation),
    };
  },
};
