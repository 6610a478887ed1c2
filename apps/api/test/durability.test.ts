import { chmod, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { decisionRunsSchema, ENDPOINTS } from '@campetto/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import * as v from 'valibot';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { migrateDatabase } from '../src/db/migrate.ts';
import type { NewVenue } from '../src/db/schema.ts';
import { wrongCounters } from './support/counters.ts';
import { createDatabase, createEmptyDatabase } from './support/database.ts';
import { awaitedLater } from './support/failures/background.ts';
import { startForTest } from './support/killed-servers.ts';
import type { ServerProcess } from './support/processes.ts';
import { query, untilWaits, whileLocked } from './support/query.ts';
import { placeOf } from './support/requests/changes.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { newVenue, newVenues, seed, updateOf } from './support/venues.ts';

async function seedInto(connectionString: string, rows: NewVenue[]): Promise<void> {
  const client = new Pool({ connectionString });
  await seed(drizzle({ client }), rows);
  await client.end();
}

async function seededDatabase(rows: NewVenue[]): Promise<string> {
  const url = await createDatabase();
  await seedInto(url, rows);
  return url;
}

const decide = (
  server: ServerProcess,
  decision: 'approve' | 'discard' | 'restore' | 'update',
  venue: NewVenue,
) => {
  const { method, path } = ENDPOINTS[decision];
  const edited = updateOf({ ...venue, name: 'Edited' });
  return server.request(method, path, decision === 'update' ? edited : placeOf(venue));
};

const DECISIONS = [
  ['approve', { status: 'approved' }],
  ['discard', { status: 'discarded' }],
  ['restore', { status: 'pending' }],
  ['update', { name: 'Edited', status: 'approved' }],
] as const;

/** A venue in a status in which the decision is possible. */
const venueFor = (decision: string) =>
  newVenue('milano', {
    status: ({ restore: 'discarded', update: 'approved' } as const)[decision] ?? 'pending',
  });

describe('a server that is killed', () => {
  test('does not lose the result of any decision', async () => {
    const cases = DECISIONS.map(([decision, expected]) => ({
      decision,
      expected,
      venue: venueFor(decision),
    }));
    const DATABASE_URL = await seededDatabase(cases.map(({ venue }) => venue));
    const first = await startForTest({ DATABASE_URL });
    const responses = await Promise.all(
      cases.map(({ decision, venue }) => decide(first, decision, venue)),
    );
    await first.end('SIGKILL');
    expect(responses.map(({ status }) => status)).toEqual(cases.map(() => 200));

    const second = await startForTest({ DATABASE_URL });
    const activity = (await (await second.request('GET', '/api/activity')).json()) as object[];
    for (const { venue, expected } of cases) {
      const { id, folderPath } = venue;
      const record = expect.objectContaining({ folderPath, actor: 'admin@example.org' });
      expect(activity).toContainEqual(record);
      const [row] = await query(DATABASE_URL, 'SELECT * FROM venues WHERE id = $1', [id]);
      expect(row).toMatchObject({ version: 2, ...expected });
    }
    const counts = (await (await second.request('GET', '/api/venues/count')).json()) as object;
    expect(counts).toMatchObject({ total: cases.length });
  });

  test('in the middle of many moves has exact counters', async () => {
    const venues = newVenues(200, 'milano');
    const DATABASE_URL = await seededDatabase(venues);
    const server = await startForTest({ DATABASE_URL });
    let confirmed = 0;
    const calls = venues.map((venue) =>
      decide(server, 'approve', venue).then(
        (response) => {
          if (response.ok) confirmed += 1;
        },
        () => {},
      ),
    );
    while (confirmed < 20) await sleep(1);
    await server.end('SIGKILL');
    await Promise.all(calls);

    const again = await startForTest({ DATABASE_URL });
    const counts = (await (await again.request('GET', '/api/venues/count')).json()) as {
      approvedCount: number;
    };
    const [truth] = await query<{ count: number }>(
      DATABASE_URL,
      "SELECT count(*)::integer AS count FROM venues WHERE status = 'approved'",
    );
    const [records] = await query<{ count: number }>(
      DATABASE_URL,
      'SELECT count(*)::integer AS count FROM activity',
    );
    expect(counts.approvedCount).toBe(truth?.count);
    expect(records?.count).toBe(truth?.count);
    expect(counts.approvedCount).toBeGreaterThanOrEqual(confirmed);
  });

  test('in the middle of a batch, or of its undo, leaves whole steps, and the next server continues', async () => {
    // Twelve steps; to compare the venues of each again takes the undo a second.
    const TOTAL = 2400;
    const earlier = new Date(Date.now() - 60_000);
    // The venues were already compared; otherwise the servers would compare them during the test.
    const compared = { createdAt: earlier, updatedAt: earlier, hasRelated: false };
    const venues = newVenues(TOTAL, 'milano', compared);
    const DATABASE_URL = await seededDatabase(venues);
    const stored = async (kind: string) => {
      const [row] = await query<{ members: number; counted: number; id: string | null }>(
        DATABASE_URL,
        `SELECT count(*) FILTER (WHERE id <> batch_id)::int AS members,
                sum(count) FILTER (WHERE id = batch_id)::int AS counted, max(batch_id::text) AS id
           FROM activity WHERE kind = $1`,
        [kind],
      );
      return { members: row?.members ?? 0, counted: row?.counted ?? 0, id: row?.id };
    };
    const standing = async () => {
      const [row] = await query<{ discarded: number; whole: number }>(
        DATABASE_URL,
        `SELECT count(*)::int AS discarded,
                count(*) FILTER (WHERE discard_reason = 'closed' AND decided_by IS NOT NULL
                                   AND decided_at IS NOT NULL AND version = 2)::int AS whole
           FROM venues WHERE status = 'discarded'`,
      );
      return row;
    };

    const first = await startForTest({ DATABASE_URL });
    const matching = { status: 'pending', moment: new Date().toISOString() };
    const body = { move: 'discard', reason: 'closed', matching };
    expect((await first.request('POST', '/api/venues/decisions', body)).status).toBe(202);
    while ((await stored('discarded')).members < 400) await sleep(1);
    await first.end('SIGKILL');
    const half = await stored('discarded');
    expect(half.members).toBeLessThan(TOTAL);
    expect([half.members % 200, half.counted]).toEqual([0, half.members]);
    expect(await standing()).toEqual({ discarded: half.members, whole: half.members });
    expect(await wrongCounters(DATABASE_URL)).toEqual([]);

    // As if the lease of the killed server had ended, for which the next servers would wait.
    await query(DATABASE_URL, 'UPDATE decision_runs SET leased_until = now()');
    // Two servers start; one of them resumes the run, and no venue is decided on twice.
    const [second] = await Promise.all([
      startForTest({ DATABASE_URL }),
      startForTest({ DATABASE_URL }),
    ]);
    const runs = async () => {
      const response = await second.request('GET', '/api/venues/decisions');
      return v.parse(decisionRunsSchema, await response.json());
    };
    while ((await runs())[0]?.state === 'running') await sleep(50);
    expect(await runs()).toMatchObject([{ state: 'finished', reached: TOTAL, done: TOTAL }]);
    const { members, counted, id } = await stored('discarded');
    expect([members, counted]).toEqual([TOTAL, TOTAL]);
    expect(await standing()).toEqual({ discarded: TOTAL, whole: TOTAL });
    expect(await wrongCounters(DATABASE_URL)).toEqual([]);

    const undo = (server: ServerProcess) =>
      server
        .request('POST', '/api/activity/undo/batch', { batchId: id })
        .then((response) => response.text())
        .catch(() => '');
    const undoing = undo(second);
    while ((await stored('undone')).members < 200) await sleep(1);
    await second.end('SIGKILL');
    await undoing;
    const undone = await stored('undone');
    expect([undone.members % 200, undone.counted]).toEqual([0, undone.members]);
    const left = members - undone.members;
    expect(await standing()).toEqual({ discarded: left, whole: left });
    expect(await wrongCounters(DATABASE_URL)).toEqual([]);

    const third = await startForTest({ DATABASE_URL });
    await undo(third);
    expect(await standing()).toEqual({ discarded: 0, whole: 0 });
    expect(await wrongCounters(DATABASE_URL)).toEqual([]);
  });
});

/** Runs `work` while the venue's row is locked and `send` waits for it. */
async function whileWaiting<T>(
  url: string,
  send: () => Promise<T>,
  work: (waiter: number) => Promise<unknown>,
): Promise<T> {
  const { response } = await whileLocked(url, 'SELECT 1 FROM venues FOR UPDATE', async () => {
    const response = awaitedLater(send());
    await work(await untilWaits(url));
    return { response };
  });
  return response;
}

describe('a server that loses its connection in the middle of a decision', () => {
  test('returns 503, does not exit, and decides when the request is repeated', async () => {
    const venue = newVenue('milano');
    const DATABASE_URL = await seededDatabase([venue]);
    const server = await startForTest({ DATABASE_URL });
    const response = await whileWaiting(
      DATABASE_URL,
      () => decide(server, 'approve', venue),
      (pid) => query(DATABASE_URL, 'SELECT pg_terminate_backend($1)', [pid]),
    );
    expect(response.status).toBe(503);
    expect((await decide(server, 'approve', venue)).status).toBe(200);
  });
});

describe('a server that receives SIGTERM', () => {
  test('finishes the running request, accepts no new one, and exits with code 0', async () => {
    const venue = newVenue('milano');
    const DATABASE_URL = await seededDatabase([venue]);
    const server = await startForTest({ DATABASE_URL });
    let ended: Promise<number | null> | undefined;
    const approval = await whileWaiting(
      DATABASE_URL,
      () => decide(server, 'approve', venue),
      async () => {
        ended = server.end('SIGTERM');
        const isRefused = () =>
          fetch(`${server.address}/api/health`).then(
            () => false,
            () => true,
          );
        while (!(await isRefused())) await sleep(10);
      },
    );
    expect(approval.status).toBe(200);
    expect(await ended).toBe(0);
    const [row] = await query(DATABASE_URL, 'SELECT status FROM venues');
    expect(row).toEqual({ status: 'approved' });
  });
});

describe('processes that start at once', () => {
  test('migrate one empty database together', async () => {
    const DATABASE_URL = await createEmptyDatabase();
    const servers = await Promise.all([1, 2, 3].map(() => startForTest({ DATABASE_URL })));
    for (const server of servers) {
      expect((await server.request('GET', '/api/venues/count')).status).toBe(200);
      expect(server.output()).not.toContain('rror');
    }
    const migrations = await query(
      DATABASE_URL,
      'SELECT hash, count(*)::integer AS times FROM drizzle.__drizzle_migrations GROUP BY hash',
    );
    expect(migrations.length).toBeGreaterThan(0);
    expect(migrations).toEqual(migrations.map((migration) => ({ ...migration, times: 1 })));
  });

  // Repeated, because two servers create the guard at the same moment only now and then.
  test('that start together create one migration guard', async () => {
    for (let time = 0; time < 5; time += 1) {
      const url = await createEmptyDatabase();
      await Promise.all(Array.from({ length: 12 }, () => migrateDatabase(url)));
      expect(await query(url, 'SELECT id FROM migration_guard')).toEqual([{ id: 1 }]);
    }
  });
});

describe('the embedded PostgreSQL', () => {
  const DATA_DIR = temporaryFolder();
  const pidFile = () => join(DATA_DIR, 'postgres/data/postmaster.pid');
  const postgresPid = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0]);
  const isGone = () =>
    readFile(pidFile()).then(
      () => false,
      () => true,
    );

  beforeAll(() => chmod(DATA_DIR, 0o755)); // for the account of PostgreSQL

  test('is started once for servers that start at once, and stopped by the last', async () => {
    const [first, second] = await Promise.all([
      startForTest({ DATA_DIR }),
      startForTest({ DATA_DIR }),
    ]);
    const pid = await postgresPid();
    expect(await first?.end('SIGTERM')).toBe(0);
    expect(await postgresPid()).toBe(pid);
    expect((await second?.request('GET', '/api/venues/count'))?.status).toBe(200);
    expect(await second?.end('SIGTERM')).toBe(0);
    expect(await isGone()).toBe(true);
  });

  test('outlives a killed server and is adopted by the next', async () => {
    const first = await startForTest({ DATA_DIR });
    const pid = await postgresPid();
    await first.end('SIGKILL');
    expect(await postgresPid()).toBe(pid);
    const second = await startForTest({ DATA_DIR });
    expect(await postgresPid()).toBe(pid);
    await second.end('SIGTERM');
    expect(await isGone()).toBe(true);
  });

  test('that is killed together with the server loses nothing', async () => {
    const first = await startForTest({ DATA_DIR });
    const port = (await readFile(pidFile(), 'utf8')).split('\n')[3];
    const password = await readFile(join(DATA_DIR, 'postgres/password'), 'utf8');
    const venue = newVenue('milano');
    await seedInto(`postgres://campetto:${password}@127.0.0.1:${port}/postgres`, [venue]);
    expect((await decide(first, 'approve', venue)).status).toBe(200);
    process.kill(await postgresPid(), 'SIGKILL');
    await first.end('SIGKILL');

    const second = await startForTest({ DATA_DIR });
    const counts = await (await second.request('GET', '/api/venues/count')).json();
    expect(counts).toEqual({ scrapedCount: 0, approvedCount: 1, discardedCount: 0, total: 1 });
    expect((await decide(second, 'approve', venue)).status).toBe(409);
    await second.end('SIGTERM');
  });

  test.each(['SIGINT', 'SIGKILL'] as const)(
    'that ends by %s is started again, and until then requests get 503 with Retry-After',
    async (signal) => {
      const server = await startForTest({ DATA_DIR });
      const pid = await postgresPid();
      process.kill(pid, signal);
      const statuses = new Set<number>();
      const body = { folderPath: newVenue('milano').folderPath, country: 'italy', city: 'milano' };
      const sendAll = async () => {
        const responses = await Promise.all([
          server.request('GET', '/api/venues/count'),
          server.request('GET', '/api/venues/scraped'),
          server.request('POST', '/api/venues/approve', body),
          server.request('GET', '/api/ready'),
        ]);
        for (const { status, headers } of responses) {
          statuses.add(status);
          if (status !== 503) continue;
          expect(headers.get('retry-after')).toBe('2');
          expect(headers.get('content-type')).toContain('application/problem+json');
        }
        return responses.every(({ status }) => status !== 503);
      };
      // Between the end and the new start, the pid file is missing or empty.
      const isRestarted = async () => ![0, pid].includes(await postgresPid().catch(() => 0));
      await vi.waitUntil(async () => (await sendAll()) && (await isRestarted()), {
        timeout: 30_000,
        interval: 5,
      });
      expect([...statuses].sort()).toEqual([200, 404, 503]);
      expect(await server.end('SIGTERM'), server.output()).toBe(0);
      expect(await isGone()).toBe(true);
    },
  );

  test('that cannot be started again ends the server with a sentence', async () => {
    const server = await startForTest({ DATA_DIR });
    const version = join(DATA_DIR, 'postgres/data/PG_VERSION');
    await rm(version);
    process.kill(await postgresPid(), 'SIGKILL');
    const code = await new Promise((resolve) => server.child.once('exit', resolve));
    expect(code).toBe(1);
    expect(server.output()).toMatch(/^DATA_DIR contains a PostgreSQL that does not start: .+\.$/m);
  });
});
