import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { startEmbeddedPostgres } from '../src/db/embedded.ts';
import { newId } from '../src/db/id.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import type { Database } from '../src/db/transact.ts';
import { countVenues, listPage, moveVenue } from '../src/venues/service.ts';
import { signedToken, startKeyServer } from '../test/support/keys.ts';
import { fillVenues } from './fill.ts';
import { type Figures, httpClient, measure } from './measure.ts';

// Measures the calls of the venue server at several sizes, each beside the same SQL through the
// bare driver: `node bench/api.ts --sizes 10000,100000,1000000 --requests 3000 --connections 1`.

const { values: flags } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    requests: { type: 'string', default: '3000' },
    moves: { type: 'string', default: '600' },
    connections: { type: 'string', default: '1' },
  },
});
const sizes = flags.sizes.split(',').map(Number);
const requests = Number(flags.requests);
const moves = Number(flags.moves);
const connections = Number(flags.connections);

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const MILANO = { country: 'italy', city: 'milano' } as const;
const LIMIT = { limit: 20, country: undefined, city: undefined, cursor: undefined };
const nobody = { uid: 'bench', email: 'bench@example.org', admin: true };

interface Statement {
  text: string;
  values: unknown[];
}
interface Row {
  size: number;
  call: string;
  api: Figures;
  bare: Figures;
}

/** The statements that `work` sends, with their values. */
async function statementsOf(
  pool: Pool,
  work: (db: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const logger: Logger = {
    logQuery: (text, values) => {
      statements.push({ text, values });
    },
  };
  await work(drizzle<Record<string, never>>({ client: pool, logger }));
  return statements;
}

/** Sends the statements of a move as they were sent for `sample`, for another venue. */
async function replayMove(pool: Pool, statements: Statement[], sample: string, path: string) {
  const sampleId = sample.slice(-36);
  const client = await pool.connect();
  for (const { text, values } of statements) {
    const swapped = values.map((value) => {
      if (value === sampleId) return path.slice(-36);
      return value === sample ? path : value;
    });
    if (text.startsWith('insert into "activity"')) swapped[0] = newId();
    await client.query(text, swapped);
  }
  client.release();
}

async function pendingInMilano(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ folder_path: string }>(
    `SELECT folder_path FROM venues WHERE status = 'pending' AND country = $1 AND city = $2
     ORDER BY created_at LIMIT $3`,
    [MILANO.country, MILANO.city, Math.ceil(moves * 1.1) * 2 + 10],
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

async function benchSize(size: number, databaseUrl: string, keysPort: number): Promise<Row[]> {
  await migrateDatabase(databaseUrl);
  const pool = new Pool({ connectionString: databaseUrl });
  await fillVenues(pool, size);
  const server = fork(SERVER, [databaseUrl, String(keysPort)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [address] = (await once(server, 'message')) as [string];
  const client = httpClient(address, signedToken());
  const rows: Row[] = [];
  const compare = async (
    call: string,
    api: () => Promise<unknown>,
    bare: () => Promise<unknown>,
    amount = requests,
  ) => {
    const row = {
      size,
      call,
      bare: await measure(bare, amount, connections),
      api: await measure(api, amount, connections),
    };
    rows.push(row);
    print(row);
  };

  const cursor = await cursorHalfway(pool);
  const reads = [
    ['count', '/api/venues/count', countVenues],
    ['list by status', '/api/venues/scraped', (db) => listPage(db, 'pending', LIMIT)],
    [
      'list by status, halfway',
      `/api/venues/scraped?cursor=${cursor}`,
      (db) => listPage(db, 'pending', { ...LIMIT, cursor }),
    ],
    [
      'list by country and city',
      '/api/venues/scraped?country=italy&city=milano',
      (db) => listPage(db, 'pending', { ...LIMIT, ...MILANO }),
    ],
  ] satisfies [string, string, Parameters<typeof statementsOf>[1]][];
  for (const [call, path, work] of reads) {
    const statements = await statementsOf(pool, work);
    await compare(
      call,
      () => client.send('GET', path),
      () => Promise.all(statements.map(({ text, values }) => pool.query(text, values))),
    );
  }

  const paths = await pendingInMilano(pool);
  const sample = paths.pop() ?? '';
  const statements = await statementsOf(pool, (db) => moveVenue(db, 'approve', sample, nobody));
  const next = () => paths.pop() ?? '';
  await compare(
    'approve',
    () =>
      client.send('POST', '/api/venues/approve', {
        folderPath: next(),
        country: 'Italia',
        city: 'Milano',
      }),
    () => replayMove(pool, statements, sample, next()),
    moves,
  );

  client.close();
  server.kill();
  await once(server, 'exit');
  await pool.end();
  return rows;
}

const number = (value: number, digits: number) => value.toFixed(digits).padStart(8);

function print({ size, call, api, bare }: Row) {
  const figures = ({ p50, p99, rate }: Figures) =>
    `${number(p50, 2)} | ${number(p99, 2)} | ${number(rate, 0)}`;
  const ratio = number(api.p50 / bare.p50, 2);
  const cells = [String(size).padStart(8), call.padEnd(24), figures(api), figures(bare), ratio];
  console.log(`| ${cells.join(' | ')} |`);
}

function printGrowth(rows: Row[]) {
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  console.log(`\n${largest} venues against ${smallest}, p50 of the API:`);
  for (const small of rows.filter((row) => row.size === smallest)) {
    const large = rows.find((row) => row.size === largest && row.call === small.call);
    if (large) console.log(`| ${small.call} | ${number(large.api.p50 / small.api.p50, 2)} |`);
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'campetto-bench-'));
await chmod(dataDir, 0o755);
const postgres = await startEmbeddedPostgres(dataDir);
const keys = await startKeyServer();
try {
  console.log(`${connections} at once, ${requests} reads, ${moves} moves; ms, runs a second\n`);
  console.log('| venues | call | API p50 | p99 | /s | bare p50 | p99 | /s | ratio of p50 |');
  console.log('|---|---|---|---|---|---|---|---|---|');
  const rows: Row[] = [];
  for (const size of sizes) {
    const admin = new Pool({ connectionString: postgres.url });
    await admin.query(`CREATE DATABASE bench_${size}`);
    await admin.end();
    const url = new URL(postgres.url);
    url.pathname = `bench_${size}`;
    rows.push(...(await benchSize(size, url.href, keys.port)));
  }
  printGrowth(rows);
} finally {
  await keys.stop();
  await postgres.release();
  await rm(dataDir, { recursive: true, force: true });
}
