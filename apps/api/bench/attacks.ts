import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What an attack needs to know of the server. */
export interface Target {
  address: string;
  token: string;
  /** 200 of 300 venues in one place, with names of forty similar words. */
  crowd: string[];
}

interface Attack {
  name: string;
  /** Attacks until the signal; the statuses of the responses. */
  run(target: Target, signal: AbortSignal): Promise<number[]>;
}

interface Sent {
  method: string;
  path: string;
  type?: string;
  body?: Buffer;
  authorization?: string;
}

const agent = new Agent({ keepAlive: true });

/** The status of the response; 0 when the connection broke. */
const send = ({ address, token }: Target, { method, path, type, body, authorization }: Sent) =>
  new Promise<number>((resolve) => {
    const headers = {
      authorization: authorization ?? `Bearer ${token}`,
      ...(body && { 'content-type': type, 'content-length': body.length }),
    };
    const sent = request(`${address}${path}`, { method, agent, headers }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', () => resolve(0)).end(body);
  });

/** Sends requests without a pause, some at a time. */
const flood =
  (parallel: number, next: (target: Target) => Sent): Attack['run'] =>
  async (target, signal) => {
    const statuses: number[] = [];
    const attacker = async () => {
      while (!signal.aborted) statuses.push(await send(target, next(target)));
    };
    await Promise.all(Array.from({ length: parallel }, attacker));
    return statuses;
  };

/** Opens connections and does something with each until the signal. */
const occupy =
  (connections: number, use: (socket: Socket) => void): Attack['run'] =>
  async ({ address }, signal) => {
    const { hostname, port } = new URL(address);
    const sockets = Array.from({ length: connections }, () => {
      const socket = connect(Number(port), hostname).on('error', () => {});
      socket.once('connect', () => use(socket));
      return socket;
    });
    await sleep(2 ** 31 - 1, undefined, { signal }).catch(() => {});
    for (const socket of sockets) socket.destroy();
    return [];
  };

const numbered = (count: number, of: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => of(index));

const record = (fields: object) =>
  JSON.stringify({ dataset: 'attack', sourceId: '1', name: 'Campo', ...fields });

const preview = (file: string, type: string, text: string): Sent => ({
  method: 'POST',
  path: `/api/imports/preview?file=${file}`,
  type,
  body: Buffer.from(text),
});

const keys = Object.fromEntries(numbered(20_000, (index) => `k${index}`).map((key) => [key, 1]));
const manyKeys = preview('a.ndjson', 'application/x-ndjson', record(keys));
const manyColumns = preview(
  'a.csv',
  'text/csv',
  `${numbered(6000, (index) => `c${index}`).join()}\n${numbered(5, () => '1,'.repeat(5999)).join('\n')}\n`,
);
const longWebsite = preview(
  'a.ndjson',
  'application/x-ndjson',
  record({ website: 'a-'.repeat(60_000) }),
);
const equalRecords: Sent = {
  method: 'POST',
  path: '/api/imports?file=a.ndjson',
  type: 'application/x-ndjson',
  body: Buffer.from(`${record({ city: 'Milano', countryCode: 'IT' })}\n`.repeat(10_000)),
};

const bomb = await readFile(
  new URL('../test/pictures/samples/bomb-4k-12-bit.avif', import.meta.url),
);
const withPicture = async (folderPath: string): Promise<Sent> => {
  const form = new FormData();
  form.set('folderPath', folderPath);
  form.set('image', new Blob([new Uint8Array(bomb)]), 'a.avif');
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const body = Buffer.from(await encoded.arrayBuffer());
  return { method: 'PUT', path: '/api/venues/picture', type, body };
};

/** Headers that never end, a few bytes a second. */
const slowHeaders = (socket: Socket) => {
  socket.write('GET /api/venues/count HTTP/1.1\r\nHost: x\r\n');
  const timer = setInterval(() => socket.write('X-A: 1\r\n'), 500);
  socket.once('close', () => clearInterval(timer));
};

export const ATTACKS: readonly Attack[] = [
  { name: 'a record with 20,000 keys in the preview', run: flood(2, () => manyKeys) },
  { name: 'a CSV file with 6,000 columns in the preview', run: flood(2, () => manyColumns) },
  { name: 'a website of 120,000 characters in the preview', run: flood(2, () => longWebsite) },
  {
    name: 'a path of 15,000 letters',
    run: flood(4, () => ({ method: 'GET', path: `/api/${'a'.repeat(15_000)}` })),
  },
  { name: 'an import of 10,000 equal records', run: flood(2, () => equalRecords) },
  {
    name: 'duplicates of 200 venues with names of 40 words',
    run: flood(2, ({ crowd }) => ({
      method: 'POST',
      path: '/api/venues/duplicates',
      type: 'application/json',
      body: Buffer.from(JSON.stringify({ folderPaths: crowd })),
    })),
  },
  {
    name: 'random Authorization headers',
    run: flood(8, () => ({
      method: 'GET',
      path: '/api/venues/scraped',
      authorization: `Bearer ${numbered(3, () => randomBytes(200).toString('base64url')).join('.')}`,
    })),
  },
  {
    name: 'twelve AVIF bombs at once',
    run: async (target, signal) => {
      const sent = await withPicture(target.crowd[0] ?? '');
      return flood(12, () => sent)(target, signal);
    },
  },
  { name: '1,000 idle connections', run: occupy(1000, () => {}) },
  { name: '200 slow clients', run: occupy(200, slowHeaders) },
];
