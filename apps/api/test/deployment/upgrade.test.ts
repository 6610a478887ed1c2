import { setTimeout as sleep } from 'node:timers/promises';
import { ACTIVITY_ID_HEADER, type DecisionRun } from '@campetto/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { wrongCounters } from '../support/counters.ts';
import { createEmptyDatabase } from '../support/database.ts';
import { repeatedly } from '../support/failures/background.ts';
import { picture, pictureForm } from '../support/pictures/creation.ts';
import { type ServerProcess, startServer } from '../support/processes.ts';
import { query } from '../support/query.ts';
import { placeOf } from '../support/requests/changes.ts';
import { importSample } from '../support/requests/imports.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { seen } from '../support/venues.ts';

/** The bundled server of an earlier version. */
const EARLIER = process.env['CAMPETTO_EARLIER'];
if (!EARLIER) console.log('Skipped: `pnpm test:upgrade` runs the upgrade from an earlier version.');

const FILES = ['trafford-active-places.csv', 'madrid-instalaciones-deportivas.csv'];
/** Milliseconds under load with the same servers. */
const PHASE = 2_000;

interface Venue {
  id: string;
  folderPath: string;
  version: number;
}

describe.skipIf(!EARLIER)('servers of an earlier version and of this one on one database', () => {
  const folder = temporaryFolder();
  let databaseUrl: string;
  const running = new Set<ServerProcess>();
  let venues: Iterator<Venue>;

  const start = async (version: 'earlier' | 'this') => {
    const server = await startServer(
      { DATABASE_URL: databaseUrl, DATA_DIR: folder },
      version === 'earlier' && EARLIER ? { script: EARLIER } : {},
    );
    running.add(server);
    return server;
  };
  const stop = async (server: ServerProcess) => {
    running.delete(server);
    await server.end('SIGTERM');
  };
  const approve = (server: ServerProcess, venue: Venue, headers: Record<string, string> = {}) =>
    server.request('POST', '/api/venues/approve', placeOf(venue), { headers });
  /** A pending venue that nothing else decides on. */
  const another = (): Venue => {
    const { value, done } = venues.next();
    if (done) throw new Error('The sample has too few venues.');
    return value;
  };
  const recordsOf = async ({ id }: Venue) => {
    const rows = await query<{ kind: string }>(
      databaseUrl,
      'SELECT kind FROM activity WHERE venue_id = $1 ORDER BY id',
      [id],
    );
    return rows.map(({ kind }) => kind);
  };

  beforeAll(async () => {
    databaseUrl = await createEmptyDatabase();
    const server = await start('earlier');
    for (const file of FILES) await importSample(server, file);
    const rows = await query<Venue>(
      databaseUrl,
      `SELECT id, folder_path AS "folderPath", version FROM venues WHERE status = 'pending' ORDER BY id`,
    );
    venues = rows.values();
  });
  afterAll(() => Promise.all(Array.from(running, (server) => server.end('SIGKILL'))));

  /** Checks that each server reads what the other writes, and that both together carry out a repeated request once. */
  async function exchange(first: ServerProcess, second: ServerProcess): Promise<void> {
    const undone = another();
    const approved = await approve(first, undone);
    const activityIds = [approved.headers.get(ACTIVITY_ID_HEADER)];
    expect((await second.request('POST', '/api/activity/undo', { activityIds })).status).toBe(200);
    const path = `/api/venues/history?folderPath=${encodeURIComponent(undone.folderPath)}`;
    const histories = await Promise.all(
      [first, second].map(async (server) => (await server.request('GET', path)).text()),
    );
    expect(histories[0]).toBe(histories[1]);
    expect(await recordsOf(undone)).toEqual(['approved', 'undone']);

    const decided = another();
    await Promise.all([first, second].map((server) => approve(server, decided)));
    expect(await recordsOf(decided)).toEqual(['approved']);

    const repeated = another();
    const key = { 'idempotency-key': `key-${repeated.id}` };
    const responses = [await approve(first, repeated, key), await approve(second, repeated, key)];
    const [one, two] = await Promise.all(responses.map((response) => response.json()));
    expect(two).toEqual(one);
    expect(await recordsOf(repeated)).toEqual(['approved']);

    const many = [another(), another(), another()];
    const started = await first.request('POST', '/api/venues/decisions', {
      move: 'discard',
      reason: 'closed',
      venues: many.map(seen),
    });
    const { batchId } = (await started.json()) as DecisionRun;
    await vi.waitUntil(async () => {
      const response = await second.request('GET', '/api/venues/decisions');
      const runs = (await response.json()) as DecisionRun[];
      return runs.find((run) => run.batchId === batchId)?.state === 'finished';
    });
    await second.request('POST', '/api/venues/decisions/dismiss', { batchId });
    for (const venue of many) expect(await recordsOf(venue)).toEqual(['discarded']);

    const pictured = another();
    const form = pictureForm(pictured.folderPath, await picture('pillow-hopper.jpg'));
    expect((await first.request('PUT', '/api/venues/picture', form)).status).toBe(200);
    const [row] = await query<{ name: string }>(
      databaseUrl,
      'SELECT photo_file_name AS name FROM venues WHERE id = $1',
      [pictured.id],
    );
    const response = await fetch(`${second.address}/media/${pictured.folderPath}/${row?.name}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);

    const lines = await Promise.all(
      [first, second].map(async (server) => {
        const response = await server.request(
          'GET',
          '/api/venues/export?format=ndjson&status=discarded',
        );
        return (await response.text()).split('\n').length;
      }),
    );
    expect(lines[0]).toBe(lines[1]);
  }

  test('an upgrade and the way back lose no request and no decision', async () => {
    const targets: ServerProcess[] = [...running];
    const statuses = { read: [] as number[], written: [] as number[] };
    const decided: Venue[] = [];
    const load = (work: (server: ServerProcess) => Promise<unknown>, pause: number) =>
      repeatedly(async (sent) => {
        const server = targets[sent % targets.length];
        if (server) await work(server);
        await sleep(pause);
      });
    const reader = async (server: ServerProcess) => {
      statuses.read.push((await server.request('GET', '/api/venues/scraped?limit=20')).status);
    };
    const writer = async (server: ServerProcess) => {
      const venue = another();
      const { status } = await approve(server, venue);
      statuses.written.push(status);
      if (status === 200) decided.push(venue);
    };
    const loads = [load(reader, 10), load(reader, 10), load(writer, 100), load(writer, 100)];
    /** Replaces a server as a proxy does that sends nothing to one that stops. */
    const replace = async (old: ServerProcess, version: 'earlier' | 'this') => {
      targets.splice(targets.indexOf(old), 1);
      await sleep(200); // until the requests under way have their responses
      await stop(old);
      const server = await start(version);
      targets.push(server);
      await sleep(PHASE);
      return server;
    };

    const began = performance.now();
    try {
      const [first] = targets;
      if (!first) throw new Error('no server');
      const second = await start('earlier');
      targets.push(second);
      await sleep(PHASE);
      const upgraded = await replace(first, 'this');
      await exchange(second, upgraded);
      await exchange(upgraded, second);
      const other = await replace(second, 'this');
      const reverted = await replace(upgraded, 'earlier');
      await exchange(reverted, other);
      await exchange(other, reverted);
      await replace(other, 'earlier');
    } finally {
      await Promise.all(loads.map((end) => end()));
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(0);

    console.log(
      `${statuses.read.length} reads and ${statuses.written.length} decisions in ${seconds} s`,
    );
    expect(new Set([...statuses.read, ...statuses.written])).toEqual(new Set([200]));
    expect(decided.length).toBeGreaterThan(100);
    for (const venue of decided) expect(await recordsOf(venue)).toEqual(['approved']);
    expect(await wrongCounters(databaseUrl)).toEqual([]);

    await start('this');
    // The venues that servers of the earlier version changed are checked again.
    await vi.waitUntil(
      async () => {
        const changed = 'SELECT FROM venues WHERE derived_for <> version LIMIT 1';
        return (await query(databaseUrl, changed)).length === 0;
      },
      { timeout: 20_000 },
    );
  });
});
