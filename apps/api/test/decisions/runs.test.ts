import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type DecisionRun, decisionRunSchema, ENDPOINTS } from '@campetto/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { newId } from '../../src/db/id.ts';
import type { NewVenue } from '../../src/db/schema.ts';
import {
  claimRun,
  claimUndo,
  insertRun,
  requireRun,
  storeResume,
  storeStop,
} from '../../src/decisions/runs.ts';
import { openBatch } from '../../src/history/batches.ts';
import { expectProblem, requestsTo, withServer } from '../support/app.ts';
import { statusesOf, wrongCounters } from '../support/counters.ts';
import { createDatabase } from '../support/database.ts';
import { awaitedLater } from '../support/failures/background.ts';
import { unsignedToken } from '../support/identity.ts';
import { query, untilWaits, whileLocked } from '../support/query.ts';
import { activityOf } from '../support/requests/activity.ts';
import { listRuns, startRun, undoBatch, untilRun } from '../support/requests/batches.ts';
import { changesOf } from '../support/requests/changes.ts';
import { newVenues, seed, seen } from '../support/venues.ts';

const server = withServer();
const { undo, historyOf } = activityOf(server);

const earlier = new Date(Date.now() - 60_000);

/** Venues of a test of their own, in the order in which a decision on all that match reaches them. */
async function many(count: number, name: string): Promise<NewVenue[]> {
  const createdAt = (index: number) => new Date(earlier.getTime() - index);
  const rows = newVenues(count, 'verona', (index) => ({
    name,
    createdAt: createdAt(index),
    updatedAt: earlier,
  }));
  return seed(server.db, rows);
}
const matching = (q: string) => ({
  status: 'pending',
  q,
  searchStep: 'exact',
  moment: new Date(Date.now() - 1000).toISOString(),
});
const statuses = (name: string) => statusesOf(server.databaseUrl, name);
const post = async (name: 'resume' | 'dismiss', { batchId }: DecisionRun) => {
  const response = await server.request('POST', `/api/venues/decisions/${name}`, {
    body: { batchId },
  });
  expect(response.status).toBe(200);
  return v.parse(decisionRunSchema, response.body);
};

/** Stores a run that no server works on. */
async function insertRunning(id: string, admin: { uid: string; email: null; admin: boolean }) {
  await openBatch(server.db, { id, kind: 'approved' }, admin);
  await insertRun(server.db, {
    id,
    move: 'approve',
    total: 1,
    selected: [],
    actorUid: admin.uid,
    lease: newId(),
    leasedUntil: new Date(Date.now() + 60_000),
  });
}

/** Calls `work` while the row of a venue is locked. */
const whileVenueLocked = <T>(venue: NewVenue | undefined, work: () => Promise<T>) =>
  whileLocked(
    server.databaseUrl,
    `SELECT 1 FROM venues WHERE id = '${venue?.id}' FOR UPDATE`,
    work,
  );

/** Starts a run and calls `work` while it waits for the lock of a venue. */
const startedUntil = (
  venue: NewVenue | undefined,
  body: object,
  work: (run: DecisionRun) => Promise<void>,
): Promise<DecisionRun> =>
  whileVenueLocked(venue, async () => {
    const { batchId } = await startRun(server, body);
    await untilWaits(server.databaseUrl, 'select%"folder_path"%');
    const [run] = (await listRuns(server)).filter((listed) => listed.batchId === batchId);
    if (!run) throw new Error('not listed');
    await work(run);
    return run;
  });

/** Stops the run while its step waits for a venue, and returns the promise of the stop. */
async function stopWaiting(run: DecisionRun, token = unsignedToken()) {
  const body = { batchId: run.batchId };
  const stopping = server.request('POST', '/api/venues/decisions/stop', { body, token });
  const stopped = awaitedLater(
    stopping.then((response) => v.parse(decisionRunSchema, response.body)),
  );
  await untilWaits(server.databaseUrl, 'update "decision_runs"%');
  return { stopped };
}

describe('a run', () => {
  test('is started once when its request is repeated with its key', async () => {
    const venues = await many(3, 'Ripetuta');
    const body = { move: 'approve', matching: matching('ripetuta') };
    const start = (key: string, changes = {}) =>
      server.request<DecisionRun>('POST', '/api/venues/decisions', {
        body: { ...body, ...changes },
        headers: { 'idempotency-key': key },
      });
    const both = await Promise.all([start('run'), start('run')]);
    expect(both.map(({ status }) => status)).toEqual([202, 202]);
    const [{ body: first }, { body: second }] = both;
    expect(second.batchId).toBe(first.batchId);
    await untilRun(server, first, ({ state }) => state === 'finished');
    const [listed] = (await listRuns(server)).filter(({ batchId }) => batchId === first.batchId);
    expect(listed?.idempotencyKey).toBe('run');
    const later = await start('run');
    expect(later).toMatchObject({
      status: 202,
      body: { batchId: first.batchId, state: 'finished', total: venues.length, done: 3 },
    });
    expectProblem(await start('run', { move: 'discard' }), 422);
    const other = (await start('another-run')).body;
    expect(other.batchId).not.toBe(first.batchId);
    await untilRun(server, other, ({ state }) => state === 'finished');
    for (const run of [first, other]) await post('dismiss', run);
  });

  test('is listed with the progress of its undo, until that has ended', async () => {
    const [venue] = await many(3, 'Osservata');
    const started = await startRun(server, { move: 'approve', matching: matching('osservata') });
    const run = await untilRun(server, started, ({ state }) => state === 'finished');
    expect(run.undo).toBeUndefined();
    const { undoing } = await whileVenueLocked(venue, async () => {
      const undoing = awaitedLater(undoBatch(server, run.batchId));
      const { undo } = await untilRun(server, run, (listed) => listed.undo !== undefined);
      expect(undo).toEqual({ reached: 0, total: 3 });
      return { undoing };
    });
    expect((await undoing).report).toEqual({ undone: 3, refused: 0 });
    expect((await listRuns(server)).map(({ batchId }) => batchId)).not.toContain(run.batchId);
  });

  test('that was dismissed is listed during its undo, and by its id also after it', async () => {
    const [venue] = await many(3, 'Nascosta');
    const started = await startRun(server, { move: 'approve', matching: matching('nascosta') });
    const run = await untilRun(server, started, ({ state }) => state === 'finished');
    const byId = async () =>
      (
        await server.request<DecisionRun[]>(
          'GET',
          `${ENDPOINTS.decisionRuns.path}?batchIds=${newId()},${run.batchId}`,
        )
      ).body;
    await post('dismiss', run);
    expect(await byId()).toMatchObject([{ batchId: run.batchId, undoable: true }]);
    const { undoing } = await whileVenueLocked(venue, async () => {
      const undoing = awaitedLater(undoBatch(server, run.batchId));
      await untilRun(server, run, ({ undo }) => undo !== undefined);
      return { undoing };
    });
    expect((await undoing).report).toEqual({ undone: 3, refused: 0 });
    expect((await listRuns(server)).map(({ batchId }) => batchId)).not.toContain(run.batchId);
    expect(await byId()).toMatchObject([{ batchId: run.batchId, undoable: false, done: 3 }]);
    expect((await undoBatch(server, run.batchId)).report).toEqual({
      undone: 3,
      refused: 0,
      already: true,
    });
  });

  test('is not listed by what is no id, or by more than a hundred', async () => {
    const listed = (ids: string) =>
      server.request('GET', `${ENDPOINTS.decisionRuns.path}?batchIds=${ids}`);
    expectProblem(await listed('run'), 400);
    const ids = Array.from({ length: 101 }, () => crypto.randomUUID());
    expectProblem(await listed(ids.join()), 400);
    expect((await listed(ids.slice(1).join())).status).toBe(200);
  });

  test('continues by itself, is listed with its progress, and can be dismissed', async () => {
    const venues = await many(310, 'Avviata');
    const body = { move: 'approve', matching: matching('avviata') };
    let run = await startedUntil(venues[250], body, async (half) => {
      expect(half).toMatchObject({ state: 'running', total: 310, reached: 200, done: 200 });
      expect(half).toMatchObject({ resumable: false, undoable: true, endedAt: null });
      const { batchId } = half;
      const url = '/api/venues/decisions/dismiss';
      expectProblem(await server.request('POST', url, { body: { batchId } }), 409);
    });
    run = await untilRun(server, run, ({ state }) => state === 'finished');
    expect(run).toMatchObject({ reached: 310, done: 310, endedAt: expect.any(String) });
    await post('dismiss', run);
    expect((await listRuns(server)).map(({ batchId }) => batchId)).not.toContain(run.batchId);
    expect(await statuses('Avviata')).toEqual({ approved: 310 });
    expect(await wrongCounters(server.databaseUrl)).toEqual([]);
  });

  test('is stopped after its step, resumed where it ended, and nothing is decided twice', async () => {
    const venues = await many(1900, 'Fermata');
    const approve = { move: 'approve', matching: matching('fermata') };
    let stopped: Promise<DecisionRun> | undefined;
    await startedUntil(venues[300], approve, async (half) => {
      ({ stopped } = await stopWaiting(half));
    });
    let run = await stopped;
    if (!run) throw new Error('not stopped');
    expect(run).toMatchObject({ state: 'stopped', resumable: true, total: 1900 });
    expect([run.done % 200, run.done >= 400, run.done < 1900]).toEqual([0, true, true]);
    expect(await statuses('Fermata')).toEqual({ approved: run.done, pending: 1900 - run.done });

    expect(await post('resume', run)).toMatchObject({ state: 'running', done: run.done });
    run = await untilRun(server, run, ({ state }) => state === 'finished');
    expect(run).toMatchObject({
      reached: 1900,
      done: 1900,
      skipped: { changed: 0, impossible: 0 },
    });
    expect(await statuses('Fermata')).toEqual({ approved: 1900 });
    const versions = await query(
      server.databaseUrl,
      "SELECT DISTINCT version FROM venues WHERE name = 'Fermata'",
    );
    expect(versions).toEqual([{ version: 2 }]);
    // A request that is repeated because its response was lost gets the current state of the run.
    expect(await post('resume', run)).toMatchObject({ state: 'finished', done: 1900 });
    expect(await statuses('Fermata')).toEqual({ approved: 1900 });
    await post('dismiss', run);
  });

  test('that was stopped is undone as a whole, and then never resumed', async () => {
    const venues = await many(1900, 'Annullata');
    const approve = { move: 'approve', matching: matching('annullata') };
    let stopped: Promise<DecisionRun> | undefined;
    const run = await startedUntil(venues[250], approve, async (half) => {
      ({ stopped } = await stopWaiting(half));
    });
    const done = (await stopped)?.done;
    expect(done).toBeLessThan(1900);
    const { report } = await undoBatch(server, run.batchId);
    expect(report).toEqual({ undone: done, refused: 0 });
    expect(await statuses('Annullata')).toEqual({ pending: 1900 });
    const body = { batchId: run.batchId };
    expectProblem(await server.request('POST', '/api/venues/decisions/resume', { body }), 409);
    expect((await listRuns(server)).map(({ batchId }) => batchId)).not.toContain(run.batchId);
    expect(await wrongCounters(server.databaseUrl)).toEqual([]);
  });

  test('skips venues that a colleague has decided on, and names them', async () => {
    const venues = await many(310, 'Collega');
    const overtaken = venues[305] as NewVenue;
    const body = { move: 'approve', venues: venues.map(seen) };
    let run = await startedUntil(venues[100], body, async () => {
      expect((await changesOf(server).discard(overtaken)).status).toBe(200);
    });
    run = await untilRun(server, run, ({ state }) => state === 'finished');
    expect(run).toMatchObject({ total: 310, done: 309, skipped: { changed: 0, impossible: 1 } });
    expect(run.firstSkipped).toEqual([
      { folderPath: overtaken.folderPath, name: 'Collega', why: 'impossible' },
    ]);
    await post('dismiss', run);
  });

  test('that a failure interrupted can be resumed', async () => {
    const venues = await many(300, 'Interrotta');
    await query(
      server.databaseUrl,
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'refused on purpose'; END $$`,
    );
    await query(
      server.databaseUrl,
      `CREATE TRIGGER refuse BEFORE UPDATE ON venues FOR EACH ROW
       WHEN (old.id = '${venues[250]?.id}') EXECUTE FUNCTION refuse()`,
    );
    let run = await startRun(server, { move: 'approve', matching: matching('interrotta') });
    run = await untilRun(server, run, ({ state }) => state !== 'running');
    expect(run).toMatchObject({ state: 'interrupted', reached: 200, done: 200, resumable: true });
    await query(server.databaseUrl, 'DROP TRIGGER refuse ON venues');
    await post('resume', run);
    run = await untilRun(server, run, ({ state }) => state === 'finished');
    expect(run).toMatchObject({ reached: 300, done: 300 });
    await post('dismiss', run);
  });

  test('goes on by itself after its connection was lost', async () => {
    const venues = await many(300, 'Scollegata');
    const body = { move: 'approve', matching: matching('scollegata') };
    let run = await startedUntil(venues[250], body, async () => {
      await query(
        server.databaseUrl,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'
         AND datname = current_database() AND query LIKE 'select%"folder_path"%'`,
      );
    });
    await query(server.databaseUrl, 'UPDATE decision_runs SET leased_until = now() WHERE id = $1', [
      run.batchId,
    ]);
    run = await untilRun(server, run, ({ state }) => state !== 'running');
    expect(run).toMatchObject({ state: 'finished', reached: 300, done: 300 });
    await post('dismiss', run);
  });

  test('that is running is listed first, with the four newest others', async () => {
    const admin = { uid: 'admin-5', email: null, admin: true };
    const ids = Array.from({ length: 7 }, () => newId());
    const [running = ''] = ids;
    for (const id of ids) {
      await insertRunning(id, admin);
      if (id !== running) await storeStop(server.db, id);
    }
    // Stored within a millisecond, they would have no order.
    await query(
      server.databaseUrl,
      "UPDATE decision_runs SET started_at = started_at + array_position($1::uuid[], id) * interval '1 s' WHERE id = ANY ($1::uuid[])",
      [ids],
    );
    const token = unsignedToken({ sub: admin.uid });
    const { body } = await server.request<DecisionRun[]>('GET', ENDPOINTS.decisionRuns.path, {
      token,
    });
    expect(body.map(({ batchId }) => batchId)).toEqual([running, ...ids.slice(3).toReversed()]);
    await storeStop(server.db, running);
  });

  test('cannot be resumed while its undo begins', async () => {
    const id = newId();
    const admin = { uid: 'admin-3', email: null, admin: true };
    await insertRunning(id, admin);
    // One connection carries out the resume between the statements of the undo.
    const pool = new Pool({ connectionString: server.databaseUrl, max: 1 });
    const db = drizzle({ client: pool });
    const [, resumed] = await Promise.all([claimUndo(db, id), storeResume(db, id)]);
    await pool.end();
    expect(resumed).toBe(false);
    expect(await requireRun(server.db, id)).toMatchObject({ state: 'stopped', resumable: false });
  });

  test('is listed, resumed and dismissed by its administrator only; others may stop it', async () => {
    const venues = await many(1900, 'Altrui');
    const token = unsignedToken({ sub: 'admin-2', email: 'other@example.org' });
    const approve = { move: 'approve', matching: matching('altrui') };
    let stopped: Promise<DecisionRun> | undefined;
    const run = await startedUntil(venues[205], approve, async (half) => {
      const list = await server.request('GET', '/api/venues/decisions', { token });
      expect(list.body).toEqual([]);
      ({ stopped } = await stopWaiting(half, token));
    });
    expect(await stopped).toMatchObject({ state: 'stopped', by: 'admin@example.org' });
    const body = { batchId: run.batchId };
    for (const name of ['resume', 'dismiss']) {
      const url = `/api/venues/decisions/${name}`;
      expectProblem(await server.request('POST', url, { body, token }), 404);
    }
    await post('dismiss', run);
  });
});

/** Starts runs, and waits until they have ended. */
async function untilAllEnd(start: () => Promise<DecisionRun[]>): Promise<DecisionRun[]> {
  const started = await start();
  const isFinished = ({ state }: DecisionRun) => state === 'finished';
  return Promise.all(started.map((run) => untilRun(server, run, isFinished)));
}

test('a run is claimed by one of two servers', async () => {
  const id = newId();
  const admin = { uid: 'admin-4', email: null, admin: true };
  // A database without a server, because a server would claim the run, too.
  const connectionString = await createDatabase();
  const pool = new Pool({ connectionString });
  const db = drizzle({ client: pool });
  await openBatch(db, { id, kind: 'approved' }, admin);
  await insertRun(db, { id, move: 'approve', total: 1, selected: [], actorUid: admin.uid });
  const claims = await Promise.all([claimRun(db), claimRun(db)]);
  await pool.end();
  expect(claims.filter((run) => run?.id === id).length).toBe(1);
});

/**
 * Closes a server while the second step of an undo waits for a venue and the client of the undo has left, and
 * returns what it logged.
 */
async function closeDuringUndo(run: DecisionRun, venue: NewVenue | undefined, endStreams: boolean) {
  let log = '';
  const write = (line: string) => {
    log += line;
  };
  const other = await server.another({ logLevel: 'error' }, { logStream: { write } });
  const address = await other.listen({ host: '127.0.0.1', port: 0 });
  const { closing } = await whileVenueLocked(venue, async () => {
    const client = new AbortController();
    const { method, path } = ENDPOINTS.undoBatch;
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { authorization: `Bearer ${unsignedToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ batchId: run.batchId }),
      signal: client.signal,
    });
    expect(response.status).toBe(200);
    await untilWaits(server.databaseUrl, 'select%"folder_path"%');
    client.abort();
    await vi.waitUntil(
      async () => (await promisify(other.server.getConnections.bind(other.server))()) === 0,
    );
    if (endStreams) other.draining.endStreams();
    const closing = awaitedLater(other.close().then(() => 'closed'));
    expect(await Promise.race([closing, sleep(200, 'waits')])).toBe('waits');
    return { closing };
  });
  await closing;
  return log;
}

test('a server that stops waits for an undo whose client has left', async () => {
  const venues = await many(700, 'Lasciata');
  const started = await startRun(server, { move: 'approve', matching: matching('lasciata') });
  const run = await untilRun(server, started, ({ state }) => state === 'finished');
  expect(await closeDuringUndo(run, venues[250], false)).toBe('');
  expect(await statuses('Lasciata')).toEqual({ pending: 700 });
});

test('an undo that does not end in time stops between two steps, and can be repeated', async () => {
  const venues = await many(700, 'Troncata');
  const started = await startRun(server, { move: 'approve', matching: matching('troncata') });
  const run = await untilRun(server, started, ({ state }) => state === 'finished');
  const last = venues.at(-1);
  if (!last) throw new Error('not seeded');
  const [own] = await historyOf(last);
  await undo(own?.id);
  expect(await closeDuringUndo(run, venues[250], true)).toBe('');
  expect(await statuses('Troncata')).toEqual({ pending: 401, approved: 299 });
  // Only the venue whose decision was undone on its own is refused, even when the undo is requested again.
  const report = { undone: 699, refused: 1 };
  expect((await undoBatch(server, run.batchId)).report).toEqual(report);
  expect((await undoBatch(server, run.batchId)).report).toEqual({ ...report, already: true });
  expect(await statuses('Troncata')).toEqual({ pending: 700 });
  expect(await wrongCounters(server.databaseUrl)).toEqual([]);
});

test('an undo is listed by every server, and a repeated request joins it on another one', async () => {
  const [venue] = await many(3, 'Seguita');
  const started = await startRun(server, { move: 'approve', matching: matching('seguita') });
  const run = await untilRun(server, started, ({ state }) => state === 'finished');
  const app = await server.another();
  const other = { ...server, request: requestsTo(app) };
  const undoOn = (on: typeof server) => awaitedLater(undoBatch(on, run.batchId));
  const undos = () =>
    query(server.databaseUrl, `SELECT 1 FROM activity WHERE undoes = '${run.batchId}'`);
  const { both } = await whileVenueLocked(venue, async () => {
    const first = undoOn(server);
    await untilRun(server, run, ({ undo }) => undo !== undefined);
    const { undo } = await untilRun(other, run, () => true);
    expect(undo).toEqual({ reached: 0, total: 3 });
    const both = [first, undoOn(other)];
    await sleep(300);
    expect(await undos()).toHaveLength(1);
    return { both };
  });
  const reports = (await Promise.all(both)).map(({ report }) => report);
  await app.close();
  const report = { undone: 3, refused: 0 };
  expect(reports).toEqual([report, report]);
  expect(await undos()).toHaveLength(1);
});

test('an undo whose server has died is under way no longer, and is completed by the next request', async () => {
  await many(3, 'Orfana');
  const started = await startRun(server, { move: 'approve', matching: matching('orfana') });
  const run = await untilRun(server, started, ({ state }) => state === 'finished');
  // As a server leaves it that dies after it has begun.
  const setLease = (end: string) =>
    query(
      server.databaseUrl,
      `UPDATE decision_runs SET undone_at = now(), lease = '${newId()}', leased_until = now() + interval '${end}'
       WHERE id = '${run.batchId}'`,
    );
  const listed = async () => (await listRuns(server)).find((of) => of.batchId === run.batchId);
  await setLease('1 hour');
  expect(await listed()).toMatchObject({ undo: { reached: 0, total: 3 } });
  await setLease('-1 second');
  expect(await listed()).not.toHaveProperty('undo');

  await setLease('1 hour');
  const undoing = awaitedLater(undoBatch(server, run.batchId));
  await sleep(500);
  expect(await listed()).toMatchObject({ undo: { reached: 0, total: 3 } });
  await setLease('-1 second');
  expect((await undoing).report).toEqual({ undone: 3, refused: 0 });
});

test('two servers share the runs, and a run belongs to one of them', async () => {
  const others = await Promise.all([server.another(), server.another()]);
  await many(900, 'Contesa');
  const venues = await many(900, 'Contesa Bis');
  const [other] = others;
  if (!other) throw new Error('not built');
  const ended = await untilAllEnd(async () => {
    const body = { move: 'approve', venues: venues.map(seen) };
    const run = await startRun({ request: requestsTo(other) }, body);
    return [await startRun(server, { move: 'approve', matching: matching('contesa') }), run];
  }).finally(() => Promise.all(others.map((app) => app.close())));
  // The filter finds the venues of both names; each of them was decided on once.
  expect(ended.reduce((sum, { done }) => sum + done, 0)).toBe(1800);
  expect(ended.map(({ reached }) => reached)).toEqual(ended.map(({ total }) => total));
  const twice = await query(
    server.databaseUrl,
    `SELECT 1 FROM activity WHERE venue_name LIKE 'Contesa%' GROUP BY venue_id HAVING count(*) > 1`,
  );
  expect(twice).toEqual([]);
  expect(await wrongCounters(server.databaseUrl)).toEqual([]);
});
