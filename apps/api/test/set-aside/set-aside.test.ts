import {
  ACTIVITY_ID_HEADER,
  listCountPath,
  listResponseSchema,
  type VenueCounts,
  type VenueReviewItem,
} from '@campetto/contract';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import type { NewVenue } from '../../src/db/schema.ts';
import { expectProblem, withServer } from '../support/app.ts';
import { unsignedToken } from '../support/identity.ts';
import { query } from '../support/query.ts';
import { activityOf } from '../support/requests/activity.ts';
import { decideBatch, undoBatch } from '../support/requests/batches.ts';
import { changesOf } from '../support/requests/changes.ts';
import { newVenue, newVenues, seed, seedOne } from '../support/venues.ts';

const server = withServer();
const { undo, historyOf, latest } = activityOf(server);
const { approve, discard, restore } = changesOf(server);
const PATH = '/api/venues/set-aside';
let venue: NewVenue;

beforeEach(async () => {
  await query(server.databaseUrl, 'TRUNCATE activity, venues, venue_counts CASCADE');
  venue = await seedOne(server.db);
});

interface Options {
  of?: NewVenue;
  headers?: Record<string, string>;
  token?: string | null;
}

const setAside = (note?: unknown, { of = venue, ...options }: Options = {}) =>
  server.request<VenueReviewItem>('PUT', PATH, {
    body: { folderPath: of.folderPath, ...(note === undefined ? {} : { note }) },
    ...options,
  });
const requeue = ({ of = venue, ...options }: Options = {}) =>
  server.request<VenueReviewItem>('DELETE', PATH, {
    body: { folderPath: of.folderPath },
    ...options,
  });

async function list(filter = '') {
  const response = await server.request('GET', `/api/venues/scraped?${filter}`);
  expect(response.status).toBe(200);
  return v.parse(listResponseSchema, response.body);
}
const count = async (filter = '') =>
  (await server.request('GET', `${listCountPath('pending')}?${filter}`)).body;
const stored = () => query(server.databaseUrl, 'SELECT set_aside_at, set_aside_note FROM venues');
const mark = async () => (await list())[0]?.setAside;
const records = (filter?: string) => latest(20, filter);

describe('setting aside', () => {
  test('marks the venue for everybody with who, when and why, and leaves it pending', async () => {
    const response = await setAside('  Ring them up after 6 pm  ');
    expect(response.status).toBe(200);
    const expected = {
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      by: 'admin@example.org',
      note: 'Ring them up after 6 pm',
    };
    expect(response.body).toMatchObject({ status: 'pending', version: 2, setAside: expected });
    expect(response.headers['etag']).toBe('"2"');
    expect(await mark()).toEqual(expected);
    const counts = await server.request<VenueCounts>('GET', '/api/venues/count');
    expect(counts.body).toMatchObject({ scrapedCount: 1, total: 1 });
  });

  test.each([undefined, '', '   ', '\t'])('needs no note: %j is none', async (note) => {
    expect((await setAside(note)).body.setAside).toMatchObject({ note: null });
  });

  test('changes the note and who wrote it; the same note changes nothing', async () => {
    await setAside('Phone');
    const token = unsignedToken({ sub: 'admin-2', email: 'berta@example.org' });
    const changed = await setAside('Ask the town', { token });
    expect(changed.body).toMatchObject({
      version: 3,
      setAside: { by: 'berta@example.org', note: 'Ask the town' },
    });
    const same = await setAside('Ask the town');
    expect(same.body).toMatchObject({ version: 3, setAside: { by: 'berta@example.org' } });
    expect(same.headers[ACTIVITY_ID_HEADER]).toBeUndefined();
    expect(await records('&kind=setAside')).toHaveLength(2);
  });

  test('is refused for a version that is not the current one', async () => {
    await setAside('Phone');
    const headers = { 'if-match': '"1"' };
    expect(expectProblem(await setAside('Other', { headers }), 412).current).toMatchObject({
      setAside: { note: 'Phone' },
    });
    expectProblem(await requeue({ headers }), 412);
    expect(await mark()).toMatchObject({ note: 'Phone' });
  });

  test('is refused for a decided venue, and names its status', async () => {
    await approve(venue);
    expect(expectProblem(await setAside('Late'), 409).currentStatus).toBe('approved');
    expect(expectProblem(await requeue(), 409).currentStatus).toBe('approved');
  });

  test.each([
    ['too long', 'x'.repeat(301)],
    ['of two lines', 'One\nTwo'],
    ['no text', 7],
  ])('refuses a note that is %s', async (_name, note) => {
    expect(expectProblem(await setAside(note), 422).errors).toMatchObject([{ path: 'note' }]);
    expect(await mark()).toBeNull();
  });

  test('takes a note of 300 characters', async () => {
    expect((await setAside('x'.repeat(300))).status).toBe(200);
  });

  test('refuses an unknown venue', async () => {
    const unknown = newVenue('milano');
    expectProblem(await setAside('x', { of: unknown }), 404);
    expectProblem(await requeue({ of: unknown }), 404);
  });

  test('happens once for a repeated key', async () => {
    const headers = { 'idempotency-key': 'set-aside-1' };
    const first = await setAside('Phone', { headers });
    const again = await setAside('Phone', { headers });
    expect(again.headers[ACTIVITY_ID_HEADER]).toBe(first.headers[ACTIVITY_ID_HEADER]);
    expectProblem(await setAside('Other', { headers }), 422);
    expect(await records()).toHaveLength(1);
  });
});

describe('the return to the queue', () => {
  test('takes the mark away; of a venue without one it changes nothing', async () => {
    await setAside('Phone');
    expect((await requeue()).body).toMatchObject({ version: 3, setAside: null });
    const again = await requeue();
    expect(again.body).toMatchObject({ version: 3, setAside: null });
    expect(again.headers[ACTIVITY_ID_HEADER]).toBeUndefined();
  });
});

describe('a decision', () => {
  test('ends the mark, and its undo brings the mark back', async () => {
    const { body } = await setAside('Phone');
    const decided = await approve(venue);
    expect(await stored()).toEqual([{ set_aside_at: null, set_aside_note: null }]);
    await undo(decided.headers[ACTIVITY_ID_HEADER]);
    expect(await mark()).toEqual(body.setAside);
  });

  test('on many venues does so too', async () => {
    const { body } = await setAside('Phone');
    const venues = [{ folderPath: venue.folderPath, version: body.version }];
    const { batchId } = await decideBatch(server, { move: 'approve', venues });
    expect(await stored()).toEqual([{ set_aside_at: null, set_aside_note: null }]);
    await undoBatch(server, batchId);
    expect(await mark()).toEqual(body.setAside);
  });

  test('that is restored later does not bring the mark back', async () => {
    await setAside('Phone');
    await discard(venue);
    await restore(venue);
    expect(await mark()).toBeNull();
  });
});

test('the activity and the history name who, what and the note, by kind, and can be undone', async () => {
  const { headers } = await setAside('Phone');
  await requeue();
  const [returned, marked] = await records();
  expect(marked).toMatchObject({ kind: 'setAside', note: 'Phone', actor: 'admin@example.org' });
  expect(marked).toMatchObject({ undoable: false, from: null, to: null, changes: null });
  expect(returned).toMatchObject({ kind: 'requeued', undoable: true });
  expect(await records('&kind=requeued')).toEqual([returned]);
  expect(await historyOf(venue)).toEqual([returned, marked]);

  await undo(returned?.id);
  expect(await mark()).toMatchObject({ note: 'Phone' });
  await undo(headers[ACTIVITY_ID_HEADER]);
  expect(await mark()).toBeNull();
  expect((await records())[0]).toMatchObject({ kind: 'undone', undid: 'setAside' });
});

describe('the filter', () => {
  test('leaves the venues that are set aside, in pages, and counts them', async () => {
    const createdAt = new Date(Date.now() - 60_000);
    const rows = await seed(server.db, newVenues(12, 'verona', { createdAt }));
    for (const of of rows.slice(0, 7)) await setAside('Phone', { of });
    const items = await list('later=true&limit=5');
    expect(items).toHaveLength(5);
    expect(items.every((item) => item.setAside?.note === 'Phone')).toBe(true);
    expect(await count('later=true')).toEqual({ count: 7, capped: false, others: [] });
    expect(await list('later=true&country=spain')).toEqual([]);
    expect(await list()).toHaveLength(13);
    const matches = await server.request('GET', '/api/venues/matches?status=pending&later=true');
    expect(matches.body).toMatchObject({ total: 7 });
    expectProblem(await server.request('GET', '/api/venues/scraped?later=false'), 400);
  });

  test('reads its index', async () => {
    await seed(server.db, newVenues(1000, 'verona'));
    await setAside('Phone');
    await query(server.databaseUrl, 'ANALYZE venues');
    const plan = await query(
      server.databaseUrl,
      `EXPLAIN SELECT id FROM venues
       WHERE status = 'pending' AND set_aside_at IS NOT NULL
       ORDER BY created_at DESC, id DESC LIMIT 20`,
    );
    expect(JSON.stringify(plan)).toContain('venues_set_aside');
  });
});
