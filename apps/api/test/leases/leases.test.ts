import { LEASES_MAX, leasesResponseSchema, type Reviewer } from '@campetto/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import type { NewVenue } from '../../src/db/schema.ts';
import { expectProblem, withServer } from '../support/app.ts';
import { unsignedToken } from '../support/identity.ts';
import { query } from '../support/query.ts';
import { activityOf } from '../support/requests/activity.ts';
import { decideBatch } from '../support/requests/batches.ts';
import { changesOf } from '../support/requests/changes.ts';
import { newVenues, seed, seen } from '../support/venues.ts';

const server = withServer();
const { approve, discard, restore } = changesOf(server);
let venues: NewVenue[];

const ANNA = unsignedToken({ sub: 'anna', user_id: 'anna', email: 'anna@campetto.test' });
const BRUNO = unsignedToken({ sub: 'bruno', user_id: 'bruno', email: 'bruno@campetto.test' });

beforeEach(async () => {
  await query(server.databaseUrl, 'TRUNCATE venue_leases, activity, venues CASCADE');
  const rows = newVenues(12, 'milano', (index) => ({ name: `Campo ${index}` }));
  venues = await seed(server.db, rows);
});

const paths = (...indexes: number[]) => indexes.map((index) => venues[index]?.folderPath ?? '');

/** Who has the venues that were requested and not leased. */
async function lease(token: string, folderPaths: string[]): Promise<Record<string, string>> {
  const body = { folderPaths };
  const response = await server.request('POST', '/api/venues/leases', { body, token });
  expect(response.status).toBe(200);
  return v.parse(leasesResponseSchema, response.body).others;
}

async function reviewers(token: string, minutes = 1): Promise<Reviewer[]> {
  const since = new Date(Date.now() - minutes * 60_000).toISOString();
  const response = await server.request<Reviewer[]>('GET', `/api/reviewers?since=${since}`, {
    token,
  });
  expect(response.status).toBe(200);
  return response.body;
}

test('a venue is leased to the first who requests it; the response to the second names who has it', async () => {
  expect(await lease(ANNA, paths(0, 1, 2))).toEqual({});
  const [second = '', third = ''] = paths(1, 2);
  expect(await lease(BRUNO, paths(1, 2, 3))).toEqual({
    [second]: 'anna@campetto.test',
    [third]: 'anna@campetto.test',
  });
  expect(await lease(ANNA, paths(2, 3))).toEqual({ [paths(3)[0] ?? '']: 'bruno@campetto.test' });
});

test('a request ends the earlier leases of the reviewer', async () => {
  await lease(ANNA, paths(0, 1));
  await lease(ANNA, paths(2));
  expect(await lease(BRUNO, paths(0, 1))).toEqual({});
  await lease(BRUNO, []);
  expect(await lease(ANNA, paths(0, 1))).toEqual({});
});

test('a request removes the leases of others that are over, and does not wait for one that is locked', async () => {
  const stored = () =>
    query(server.databaseUrl, 'SELECT actor_uid FROM venue_leases ORDER BY position');
  await lease(ANNA, paths(0, 1));
  await query(server.databaseUrl, 'UPDATE venue_leases SET expires_at = now()');
  await server.db.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT * FROM venue_leases WHERE position = 1 FOR UPDATE`);
    await lease(BRUNO, []);
    expect(await stored()).toEqual([{ actor_uid: 'anna' }]);
  });
  await lease(BRUNO, []);
  expect(await stored()).toEqual([]);
});

test('a lease ends after two minutes', async () => {
  const pass = (seconds: number) =>
    query(server.databaseUrl, 'UPDATE venue_leases SET expires_at = expires_at - $1::interval', [
      `${seconds} s`,
    ]);
  await lease(ANNA, paths(0));
  await pass(100);
  expect(await lease(BRUNO, paths(0))).toEqual({ [paths(0)[0] ?? '']: 'anna@campetto.test' });
  await pass(20);
  expect(await lease(BRUNO, paths(0))).toEqual({});
  expect(await lease(ANNA, paths(0))).toEqual({ [paths(0)[0] ?? '']: 'bruno@campetto.test' });
});

test('of many requests at once each venue goes to one reviewer', async () => {
  const wanted = paths(0, 1, 2, 3, 4, 5);
  const tokens = Array.from({ length: 8 }, (_, index) =>
    unsignedToken({ sub: `r${index}`, user_id: `r${index}`, email: `r${index}@campetto.test` }),
  );
  await Promise.all(
    tokens.map((token) =>
      lease(
        token,
        wanted.toSorted(() => Math.random() - 0.5),
      ),
    ),
  );
  const rows = await query(server.databaseUrl, 'SELECT count(*)::int AS count FROM venue_leases');
  expect(rows).toEqual([{ count: 6 }]);
});

test('unknown venues are not leased, and too many are refused', async () => {
  const unknown = 'venues/italy/milano/01890a5d-ac96-774b-bcce-000000000999';
  expect(await lease(ANNA, [unknown])).toEqual({});
  expect(await query(server.databaseUrl, 'SELECT * FROM venue_leases')).toEqual([]);
  const folderPaths = paths(...Array.from({ length: LEASES_MAX + 1 }, (_, index) => index));
  expectProblem(await server.request('POST', '/api/venues/leases', { body: { folderPaths } }), 422);
});

test('the reviewers, what each has at hand, and how many venues each has decided', async () => {
  const [first, second, third] = venues as [NewVenue, NewVenue, NewVenue];
  await approve(first, { token: ANNA });
  await discard(second, {}, { token: ANNA });
  await approve(third, { token: BRUNO });
  await lease(BRUNO, paths(5, 4));
  expect(await reviewers(BRUNO)).toEqual([
    { name: 'anna@campetto.test', isMe: false, decided: 2, venue: null },
    {
      name: 'bruno@campetto.test',
      isMe: true,
      decided: 1,
      venue: { folderPath: paths(5)[0], name: 'Campo 5' },
    },
  ]);
  await restore(second, { token: ANNA });
  expect(await reviewers(ANNA)).toMatchObject([{ decided: 2, isMe: true }, { decided: 1 }]);
});

test('a reviewer whose decisions were all undone has decided nothing', async () => {
  const [first, second] = venues as [NewVenue, NewVenue];
  const { historyOf, undo } = activityOf(server);
  await decideBatch(server, { move: 'discard', venues: [seen(first)] });
  await undo((await historyOf(first))[0]?.id);
  expect(await reviewers(ANNA)).toEqual([]);
  await approve(second, { token: ANNA });
  expect(await reviewers(ANNA)).toMatchObject([{ decided: 1, isMe: true }]);
});

test('decisions are counted for two days, however long ago the time is', async () => {
  for (const [index, hours] of [47, 49].entries()) {
    const { headers } = await approve(venues[index] as NewVenue, { token: ANNA });
    await query(server.databaseUrl, 'UPDATE activity SET at = now() - $1::interval WHERE id = $2', [
      `${hours} hours`,
      headers['x-activity-id'],
    ]);
  }
  expect(await reviewers(ANNA, 7 * 24 * 60)).toMatchObject([{ decided: 1 }]);
});

test('an undone decision does not count, and a time that is none is refused', async () => {
  const moved = await approve(venues[0] as NewVenue, { token: ANNA });
  const activityIds = [moved.headers['x-activity-id']];
  await server.request('POST', '/api/activity/undo', { body: { activityIds }, token: ANNA });
  expect(await reviewers(ANNA)).toEqual([]);
  for (const since of ['yesterday', '2026-11-20T00:00:00%2B05', '0000-01-01T00:00:00Z']) {
    expectProblem(await server.request('GET', `/api/reviewers?since=${since}`), 400);
  }
});
