import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import type { Database } from '../src/db/transact.ts';
import { moveVenue } from '../src/decisions/service.ts';
import { parseCursor } from '../src/list/cursor.ts';
import { countVenues, listPage } from '../src/list/service.ts';
import { signedToken, startKeyServer } from '../test/support/keys.ts';
import { onFilled } from './databases.ts';
import { type Figures, httpClient, measure } from './measure.ts';
import { replayMove, replayRead, type Statement, statementsOf } from './replay.ts';

// Measures the endpoints of the venue server at several sizes, each compared with the same SQL through
// the bare driver, behind a plain HTTP server and without HTTP:
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
const FIRST_PAGE = { limit: 20, sort: 'newest' } as const;
const APPROVE = '/api/venues/approve';

interface Row {
  size: number;
  name: string;
  api: Figures;
  /** The same SQL behind a plain HTTP server, and without HTTP. */
  http: Figures;
  driver: Figures;
}

interface Read {
  name: string;
  path: string;
  work: (db: Database) => Promise<unknown>;
}

const readsFrom = (cursor: string): Read[] => [
  { name: 'count', path: '/api/venues/count', work: countVenues },
  {
    name: 'list by status',
    path: '/api/venues/scraped',
    work: (db) => listPage(db, 'pending', FIRST_PAGE),
  },
  {
    name: 'list by status, halfway',
    path: `/api/venues/scraped?cursor=${cursor}`,
    work: (db) => listPage(db, 'pending', FIRST_PAGE, parseCursor('newest', cursor)),
  },
  {
    name: 'list by country and city',
    path: '/api/venues/scraped?country=italy&city=milano',
    work: (db) => listPage(db, 'pending', { ...FIRST_PAGE, ...MILANO }),
  },
];

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
  return { child, client: httpClient(address, signedToken()) };
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
  const statements: Record<string, Statement[]> = {};
  for (const { path, work } of reads) statements[path] = await statementsOf(pool, work);
  const paths = await pendingInMilano(pool);
  const sample = paths.pop() ?? '';
  const next = () => paths.pop() ?? '';
  const nobody = { uid: 'bench', email: 'bench@example.org', admin: true };
  const move = await statementsOf(pool, (db) =>
    moveVenue(db, 'approve', { folderPath: sample }, { administrator: nobody }),
  );

  const api = await startServer('./server.ts', [databaseUrl, String(keysPort)]);
  const http = await startServer('./bare.ts', [databaseUrl], {
    reads: statements,
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
  for (const { name, path } of reads) {
    await compare(
      name,
      requests,
      (client) => client.send('GET', path),
      () => replayRead(pool, statements[path] ?? []),
    );
  }
  await compare(
    'approve',
    moves,
    (client) =>
      client.send('POST', APPROVE, { folderPath: next(), country: 'Italia', city: 'Milano' }),
    () => replayMove(pool, move, sample, next()),
  );
  await stop(api);
  await stop(http);
  await pool.end();
  return rows;
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
