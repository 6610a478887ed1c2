import {
  ENDPOINTS,
  type MatchesResponse,
  type Matching,
  matchesResponseSchema,
} from '@campetto/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { NewVenue } from '../../src/db/schema.ts';
import { expectInvalid, expectProblem, withServer } from '../support/app.ts';
import { statusesOf, wrongCounters } from '../support/counters.ts';
import { query, whileLocked } from '../support/query.ts';
import { activityOf } from '../support/requests/activity.ts';
import { decideBatch, undoBatch } from '../support/requests/batches.ts';
import { changesOf } from '../support/requests/changes.ts';
import { type City, newVenue, newVenues, seed, seen } from '../support/venues.ts';

const server = withServer();
const { approve, discard, restore } = changesOf(server);
const { undo, historyOf, latest } = activityOf(server);

const HOUR = 60 * 60 * 1000;
const earlier = new Date(Date.now() - HOUR);
/** Venues that were added an hour ago; each test has its own, distinguished by their name. */
const many = (
  count: number,
  name: string,
  changes: Partial<NewVenue> = {},
  city: City = 'verona',
) =>
  seed(
    server.db,
    newVenues(count, city, { name, createdAt: earlier, updatedAt: earlier, ...changes }),
  );

async function matches(filter: Record<string, string>): Promise<MatchesResponse> {
  const url = `${ENDPOINTS.matches.path}?${new URLSearchParams({ status: 'pending', ...filter })}`;
  const response = await server.request('GET', url);
  expect(response.status).toBe(200);
  return v.parse(matchesResponseSchema, response.body);
}
async function matchingOf(filter: Record<string, string>, except: string[] = []) {
  const { moment, searchStep } = await matches(filter);
  const matching = { status: 'pending', ...filter, moment, ...(searchStep && { searchStep }) };
  return { ...matching, except } as Matching;
}
const statuses = (name: string) => statusesOf(server.databaseUrl, name);

describe('a decision on all that match', () => {
  test('decides on all of them, and is one record', async () => {
    const venues = await many(450, 'Stadio Intero');
    await many(3, 'Another name');
    const matching = await matchingOf({ q: 'stadio intero' });
    expect(await matches({ q: 'stadio intero' })).toMatchObject({ total: 450 });
    const run = await decideBatch(server, {
      move: 'discard',
      reason: 'wrongPlace',
      note: 'In the sea',
      matching,
    });
    expect(run).toMatchObject({
      state: 'finished',
      total: 450,
      reached: 450,
      done: 450,
      skipped: { changed: 0, impossible: 0, missing: 0 },
    });
    expect(await statuses('Stadio Intero')).toEqual({ discarded: 450 });
    expect(await statuses('Another name')).toEqual({ pending: 3 });
    const [record] = await latest();
    expect(record).toMatchObject({
      id: run.batchId,
      batchId: run.batchId,
      kind: 'discarded',
      reason: 'wrongPlace',
      note: 'In the sea',
      folderPath: null,
      count: 450,
      undoable: true,
    });
    const [own] = await historyOf(venues[0] as NewVenue);
    expect(own).toMatchObject({ batchId: run.batchId, reason: 'wrongPlace', undoable: true });
    expect(await wrongCounters(server.databaseUrl)).toEqual([]);
  });

  test('skips venues that were added or changed after they were seen, and the unselected', async () => {
    const [edited, , unselected, ...rest] = await many(30, 'Campo Visto');
    if (!edited || !unselected) throw new Error('not seeded');
    const matching = await matchingOf({ q: 'campo visto' }, [unselected.folderPath]);
    const touch = 'UPDATE venues SET version = version + 1, updated_at = now() WHERE id = $1';
    await query(server.databaseUrl, touch, [edited.id]);
    await discard(rest[0] as NewVenue);
    const [late] = await seed(server.db, [newVenue('verona', { name: 'Campo Visto' })]);

    const report = await decideBatch(server, { move: 'approve', matching });
    expect(report).toMatchObject({ total: 28, reached: 28, done: 27, skipped: { changed: 1 } });
    expect(report.firstSkipped).toEqual([
      { folderPath: edited.folderPath, name: 'Campo Visto', why: 'changed' },
    ]);
    expect(await statuses('Campo Visto')).toEqual({ approved: 27, pending: 3, discarded: 1 });
    const pending = await query<{ id: string }>(
      server.databaseUrl,
      "SELECT id FROM venues WHERE name = 'Campo Visto' AND status = 'pending'",
    );
    expect(pending.map(({ id }) => id).sort()).toEqual([edited.id, unselected.id, late?.id].sort());
    expect(await wrongCounters(server.databaseUrl)).toEqual([]);
  });

  test('skips a venue whose change was committed long after it got its time', async () => {
    const [edited] = await many(2, 'Campo Lento');
    const touch = `UPDATE venues SET version = version + 1, updated_at = now() WHERE id = '${edited?.id}'`;
    const matching = await whileLocked(server.databaseUrl, touch, async (client) => {
      await client.query('SELECT pg_sleep(1.5)');
      return matchingOf({ q: 'campo lento' });
    });
    const report = await decideBatch(server, { move: 'approve', matching });
    expect(report).toMatchObject({ total: 2, done: 1, skipped: { changed: 1 } });
  });

  test('counts the unselected venues that still match', async () => {
    const [left] = await many(3, 'Campo Tolto');
    if (!left) throw new Error('not seeded');
    const matching = await matchingOf({ q: 'campo tolto' }, [left.folderPath]);
    await approve(left);
    const report = await decideBatch(server, { move: 'discard', matching });
    expect(report).toMatchObject({ total: 2, reached: 2, done: 2, skipped: { changed: 0 } });
  });

  test('searches the corrected words, even when no venue has them any more', async () => {
    const whole = await many(2, 'Palestra Zefiro');
    await many(5, 'Palestra Zefirone');
    const matching = await matchingOf({ q: 'palestra zefiro' });
    expect(matching.searchStep).toBe('exact');
    for (const venue of whole) await approve(venue);
    const report = await decideBatch(server, { move: 'discard', matching });
    expect(report.done).toBe(0);
    expect(await statuses('Palestra Zefirone')).toEqual({ pending: 5 });
  });

  test('is refused for venues with similar words', async () => {
    await many(2, 'Polisportiva Ambrosiana');
    const q = 'ambroisana';
    const found = await server.request('GET', `/api/venues/scraped?q=${q}`);
    expect(found.body).toHaveLength(2);
    const url = `${ENDPOINTS.matches.path}?status=pending&q=${q}`;
    const problem = expectProblem(await server.request('GET', url), 422);
    expect(problem.errors).toMatchObject([{ path: 'q' }]);

    const moment = new Date().toISOString();
    for (const searchStep of [undefined, 'similar']) {
      const body = { move: 'discard', matching: { status: 'pending', q, moment, searchStep } };
      const refused = await server.request('POST', ENDPOINTS.decisions.path, { body });
      expect(expectProblem(refused, 422).errors).toMatchObject([{ path: 'matching.searchStep' }]);
    }
    expect(await statuses('Polisportiva Ambrosiana')).toEqual({ pending: 2 });
  });

  test('is refused for a moment that is no time', async () => {
    const matching = { status: 'pending', moment: '2026-01-01T00:00:00+05' };
    const body = { move: 'approve', matching };
    const refused = await server.request('POST', ENDPOINTS.decisions.path, { body });
    expect(expectProblem(refused, 422).errors).toMatchObject([{ path: 'matching.moment' }]);
  });

  test('can still be undone after an undo that was refused for all venues', async () => {
    const [venue] = await many(1, 'Campo Ritoccato');
    const matching = await matchingOf({ q: 'campo ritoccato' });
    const { batchId } = await decideBatch(server, { move: 'approve', matching });
    const setVersion = 'UPDATE venues SET version = $2 WHERE id = $1';
    await query(server.databaseUrl, setVersion, [venue?.id, 3]);
    expect((await undoBatch(server, batchId)).report).toEqual({ undone: 0, refused: 1 });
    expect((await latest(5)).find(({ id }) => id === batchId)).toMatchObject({ undoable: true });
    await query(server.databaseUrl, setVersion, [venue?.id, 2]);
    expect((await undoBatch(server, batchId)).report).toEqual({ undone: 1, refused: 0 });
  });

  test('filters by place and check', async () => {
    await many(4, 'Impianto A', { sportIds: [] }, 'madrid');
    await many(3, 'Impianto A', {}, 'madrid');
    const matching = await matchingOf({ country: 'spain', city: 'madrid', check: 'noSport' });
    const report = await decideBatch(server, { move: 'approve', matching });
    expect(report.done).toBe(4);
    expect(await statuses('Impianto A')).toEqual({ approved: 4, pending: 3 });
  });

  test('decides on each venue once when two run at the same time', async () => {
    await many(300, 'Conteso');
    const matching = await matchingOf({ q: 'conteso' });
    const [approved, discarded] = await Promise.all([
      decideBatch(server, { move: 'approve', matching }),
      decideBatch(server, { move: 'discard', reason: 'closed', matching }),
    ]);
    const done = { approved: approved.done, discarded: discarded.done };
    expect(done.approved + done.discarded).toBe(300);
    const found = await statuses('Conteso');
    expect([found['approved'] ?? 0, found['discarded'] ?? 0]).toEqual([
      done.approved,
      done.discarded,
    ]);
    expect(await wrongCounters(server.databaseUrl)).toEqual([]);
  });

  test('that breaks a rule is refused before it starts', async () => {
    const matching = { ...(await matchingOf({ q: 'nothing' })), searchStep: 'exact' };
    const { folderPath } = newVenue('milano');
    const cases: [object, string][] = [
      [{ move: 'restore', matching }, 'move'],
      [{ move: 'discard', reason: 'other', matching }, 'note'],
      [{ move: 'approve', reason: 'closed', matching }, 'reason'],
      [{ move: 'discard', reason: 'duplicate', duplicateOf: folderPath, matching }, 'duplicateOf'],
      [{ move: 'approve', matching, venues: [{ folderPath, version: 1 }] }, 'venues'],
      [{ move: 'approve', matching: { ...matching, moment: 'yesterday' } }, 'matching.moment'],
      [{ move: 'approve', matching: { ...matching, status: 'all' } }, 'matching.status'],
      [{ move: 'approve', matching: { ...matching, city: 'roma' } }, 'matching.city'],
      [{ move: 'approve', matching: { ...matching, except: ['x'] } }, 'matching.except.0'],
    ];
    for (const [body, path] of cases) {
      const response = await server.request('POST', '/api/venues/decisions', { body });
      expectInvalid(response, 422, path);
    }
    expectProblem(await server.request('GET', '/api/venues/matches'), 400);
    for (const more of ['limit=5', 'city=milano', 'country=spain&city=milano']) {
      const url = `/api/venues/matches?status=pending&${more}`;
      expectProblem(await server.request('GET', url), 400);
    }
  });
});

describe('the undo of a batch', () => {
  test('undoes all decisions except on venues that have changed or been undone since', async () => {
    const venues = await many(230, 'Tornata', { rating: 3 });
    const [edited, undone] = venues;
    if (!edited || !undone) throw new Error('not seeded');
    const matching = await matchingOf({ q: 'tornata' });
    const body = { move: 'discard', reason: 'closed', matching };
    const { batchId } = await decideBatch(server, body);
    await restore(edited);
    const [own] = await historyOf(undone);
    await undo(own?.id);

    const { events, report } = await undoBatch(server, batchId);
    expect(report).toEqual({ undone: 228, refused: 2 });
    expect(events.at(-2)).toEqual({ type: 'progress', reached: 230, total: 230 });
    expect(await statuses('Tornata')).toEqual({ pending: 230 });
    const rows = await query(
      server.databaseUrl,
      `SELECT DISTINCT decided_at, decided_by, discard_reason, discard_note FROM venues
       WHERE name = 'Tornata'`,
    );
    expect(rows).toEqual([
      { decided_at: null, decided_by: null, discard_reason: null, discard_note: null },
    ]);
    const [record, ...records] = await latest(5);
    expect(record).toMatchObject({ kind: 'undone', undid: 'discarded', count: 228 });
    expect(record?.undoable).toBe(false);
    const batch = records.find(({ id }) => id === batchId);
    expect(batch).toMatchObject({ undone: true, undoable: false });
    expect((await undoBatch(server, batchId)).report).toEqual({ ...report, already: true });
    expect(await wrongCounters(server.databaseUrl)).toEqual([]);
  });

  test('allows earlier records to be undone in turn', async () => {
    const [venue] = await many(1, 'Passo');
    if (!venue) throw new Error('not seeded');
    await discard(venue, { reason: 'closed' });
    await restore(venue);
    const venues = [{ folderPath: venue.folderPath, version: 3 }];
    const { done, batchId } = await decideBatch(server, { move: 'approve', venues });
    expect(done).toBe(1);
    await undoBatch(server, batchId);
    const restored = (await historyOf(venue)).find(({ kind }) => kind === 'restored');
    expect(restored?.undoable).toBe(true);
  });

  test('gives named venues back the decisions that they had before', async () => {
    const venues = await many(3, 'Prima', { status: 'discarded', discardReason: 'closed' });
    await query(
      server.databaseUrl,
      `UPDATE discard_reason_counts SET count = count + CASE reason WHEN '' THEN -3 ELSE 3 END
       WHERE reason IN ('', 'closed')`,
    );
    const report = await decideBatch(server, { move: 'restore', venues: venues.map(seen) });
    expect(report.done).toBe(3);
    expect((await undoBatch(server, report.batchId)).report).toEqual({ undone: 3, refused: 0 });
    const rows = await query(
      server.databaseUrl,
      "SELECT DISTINCT status, discard_reason FROM venues WHERE name = 'Prima'",
    );
    expect(rows).toEqual([{ status: 'discarded', discard_reason: 'closed' }]);
    expect(await wrongCounters(server.databaseUrl)).toEqual([]);
  });

  test('happens once when it is requested several times at once, and each gets its report', async () => {
    await many(250, 'Doppia');
    const matching = await matchingOf({ q: 'doppia' });
    const { batchId } = await decideBatch(server, { move: 'approve', matching });
    const responses = await Promise.all([undoBatch(server, batchId), undoBatch(server, batchId)]);
    for (const { events, report } of responses) {
      expect(report).toEqual({ undone: 250, refused: 0 });
      expect(events).toContainEqual({ type: 'progress', reached: 250, total: 250 });
    }
    expect(await statuses('Doppia')).toEqual({ pending: 250 });
    expect(await wrongCounters(server.databaseUrl)).toEqual([]);
  });

  test('needs a batch', async () => {
    const [venue] = await many(1, 'Sola');
    if (!venue) throw new Error('not seeded');
    await approve(venue);
    const [record] = await latest();
    const paths = ['stop', 'resume', 'dismiss'].map((name) => `/api/venues/decisions/${name}`);
    for (const path of ['/api/activity/undo/batch', ...paths]) {
      const send = (body: object) => server.request('POST', path, { body });
      expectProblem(await send({ batchId: record?.id }), 404);
      expectInvalid(await send({ batchId: 'x' }), 422, 'batchId');
    }
  });
});
