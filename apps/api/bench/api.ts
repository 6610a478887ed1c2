import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ENDPOINTS, listPath, listResponseSchema } from '@campetto/contract';
import { Pool } from 'pg';
import * as v from 'valibot';
import { moveVenue } from '../src/decisions/service.ts';
import { parseCursor } from '../src/list/cursor.ts';
import { signedToken, startKeyServer } from '../test/support/keys.ts';
import { onFilled } from './databases.ts';
import { httpClient } from './http-client.ts';
import { assertSame, LEAST_COUNT, type LeastStatement, leastList } from './least.ts';
import { type Figures, measure } from './measure.ts';
import { replayMove, statementsOf } from './replay.ts';

// Measures the endpoints of the venue server at several sizes, each compared with the least SQL for its response,
// through the bare driver, behind a plain HTTP server and without HTTP:
// `pnpm bench api --sizes 10000,100000,1000000 --requests 3000 --moves 600 --connections 1`

const { values: flags } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    requests: { type: 'string', default: '3000' },
    moves: { type: 'string', default: '500' },
    connections: { type: 'string', default: '1' },
  },
});
const sizes = flags.sizes.split(',').map(Number);
const requests = Number(flags.requests);
const moves = Number(flags.moves);
const connections = Number(flags.connections);

const MILANO = { country: 'italy', city: 'milano' } as const;
const LIST = listPath('pending');
const APPROVE = '/api/venues/approve';

interface Row {
  size: number;
  name: string;
  api: Figures;
  /** The least SQL behind a plain HTTP server. */
  http: Figures;
  /** The least SQL through the bare driver, without HTTP. */
  driver: Figures;
}

interface Read {
  name: string;
  path: string;
  least: LeastStatement;
}

function readsFrom(cursor: string): Read[] {
  const after = parseCursor('newest', cursor);
  return [
    { name: 'count', path: ENDPOINTS.count.path, least: LEAST_COUNT },
    {
      name: 'list by status',
      path: LIST,
      least: leastList('first', 'status = $1', ['pending']),
    },
    {
      name: 'list by status, halfway',
      path: `${LIST}?cursor=${cursor}`,
      least: leastList(
        'halfway',
        'status = $1',
        ['pending', after?.createdAt?.toISOString(), after?.id],
        'AND (v.created_at, v.id) < ($2, $3)',
      ),
    },
    {
      name: 'list by country and city',
      path: `${LIST}?country=italy&city=milano`,
      least: leastList('place', 'status = $1 AND country = $2 AND city = $3', [
        'pending',
        MILANO.country,
        MILANO.city,
      ]),
    },
  ];
}

/** @throws AssertionError when a list and its least SQL have different content. */
async function checkReads(pool: Pool, reads: Read[], address: string) {
  for (const { path, least } of reads) {
    if (!path.startsWith(LIST)) continue;
    const response = await fetch(`${address}${path}`, {
      headers: { authorization: `Bearer ${signedToken()}` },
    });
    const items = v.parse(listResponseSchema, await response.json());
    await assertSame(pool, least, items, Number(response.headers.get('x-total-count')));
  }
}

/** Folder paths to approve: each of the three measurements uses its own. */
async function pendingInMilano(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ folder_path: string }>(
    `SELECT folder_path FROM venues WHERE status = 'pending' AND country = $1 AND city = $2
     ORDER BY created_at LIMIT $3`,
    [MILANO.country, MILANO.city, Math.ceil(moves * 1.1) * 3 + 100],
  );
  return rows.map((row) => row.folder_path);
}

async function cursorHalfway(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ cursor: string }>(
    `SELECT (extract(epoch FROM created_at) * 1000)::bigint || '_' || id AS cursor
     FROM venues WHERE status = 'pending' ORDER BY created_at
     OFFSET (SELECT sum(count) / 2 FROM venue_counts WHERE status = 'pending') LIMIT 1`,
  );
  return rows[0]?.cursor ?? '';
}

/** Starts a script of this folder and waits for the address that it sends. */
async function startServer(script: string, args: string[], message?: object) {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (message) child.send(message);
  const [address] = (await once(child, 'message')) as [string];
  return { child, address, client: httpClient(address, signedToken()) };
}

async function stop({ child, client }: { child: ChildProcess; client: { close(): void } }) {
  client.close();
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function benchSize(size: number, databaseUrl: string, keysPort: number): Promise<Row[]> {
  const pool = new Pool({ connectionString: databaseUrl });

  const reads = readsFrom(await cursorHalfway(pool));
  const paths = await pendingInMilano(pool);
  const sample = paths.pop() ?? '';
  const next = () => paths.pop() ?? '';
  const administrator = { uid: 'bench', email: 'bench@example.org', admin: true };
  const move = await statementsOf(pool, (db) =>
    moveVenue(db, 'approve', { folderPath: sample }, { administrator }),
  );

  const api = await startServer('./server.ts', [databaseUrl, String(keysPort)]);
  const http = await startServer('./bare.ts', [databaseUrl], {
    reads: Object.fromEntries(reads.map(({ path, least }) => [path, least])),
    move: { statements: move, sample },
  });
  const rows: Row[] = [];
  const compare = async (
    name: string,
    amount: number,
    send: (client: typeof api.client) => Promise<unknown>,
    replay: () => Promise<unknown>,
  ) => {
    const row = {
      size,
      name,
      driver: await measure(replay, amount, connections),
      http: await measure(() => send(http.client), amount, connections),
      api: await measure(() => send(api.client), amount, connections),
    };
    rows.push(row);
    print(row);
  };
  try {
    await checkReads(pool, reads, api.address);
    for (const { name, path, least } of reads) {
      await compare(
        name,
        requests,
        (client) => client.send('GET', path),
        () => pool.query(least),
      );
    }
    await compare(
      'approve',
      moves,
      (client) =>
        client.send('POST', APPROVE, { folderPath: next(), country: 'Italia', city: 'Milano' }),
      () => replayMove(pool, move, sample, next()),
    );
    return rows;
  } finally {
    await stop(api);
    await stop(http);
    await pool.end();
  }
}

function print({ size, name, api, http, driver }: Row) {
  const figures = ({ p50, p99, rate }: Figures) => [
    p50.toFixed(2),
    p99.toFixed(2),
    rate.toFixed(0),
  ];
  const ratios = [http, driver].map(({ p50 }) => (api.p50 / p50).toFixed(2));
  const cells = [size, name, ...figures(api), ...figures(http), ...figures(driver), ...ratios];
  console.log(`| ${cells.join(' | ')} |`);
}

function printGrowth(rows: Row[]) {
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  console.log(`\n| name | p50 at ${largest} venues against ${smallest} |\n|---|---|`);
  for (const small of rows.filter((row) => row.size === smallest)) {
    const large = rows.find((row) => row.size === largest && row.name === small.name);
    if (large) console.log(`| ${small.name} | ${(large.api.p50 / small.api.p50).toFixed(2)} |`);
  }
}

const keys = await startKeyServer();
try {
  console.log(
    `${connections} at once, ${requests} reads, ${moves} moves; p50 and p99 in milliseconds\n\n` +
      '| venues | name | API p50 | p99 | /s | HTTP + pg p50 | p99 | /s | pg p50 | p99 | /s | API : HTTP + pg | API : pg |\n' +
      '|---|---|---|---|---|---|---|---|---|---|---|---|---|',
  );
  const rows: Row[] = [];
  await onFilled(sizes, async (size, databaseUrl) => {
    rows.push(...(await benchSize(size, databaseUrl, keys.port)));
  });
  printGrowth(rows);
} finally {
  await keys.stop();
}
