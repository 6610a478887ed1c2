import {
  ACTIVITY_KINDS,
  activityResponseSchema,
  actorsSchema,
  ENDPOINTS,
} from '@campetto/contract';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../src/db/id.ts';
import { activity, type NewActivity } from '../../src/db/schema.ts';
import { expectInvalid, withServer } from '../support/app.ts';
import { activityOf } from '../support/requests/activity.ts';
import { decideBatch } from '../support/requests/batches.ts';
import { changesOf } from '../support/requests/changes.ts';
import { pagesOf } from '../support/requests/pages.ts';
import { newVenue, seed, seedOne, seen, updateOf } from '../support/venues.ts';

const server = withServer();
const { approve, discard, merge } = changesOf(server);
const { latest } = activityOf(server);
const { path } = ENDPOINTS.activity;

/** The ids of all pages. */
async function idsOf(query: Record<string, string> = {}): Promise<string[]> {
  const ids: string[] = [];
  const url = `${path}?${new URLSearchParams({ limit: '3', ...query })}`;
  for await (const { body } of pagesOf(server, url)) {
    ids.push(...v.parse(activityResponseSchema, body).map(({ id }) => id));
  }
  return ids;
}

const ACTORS = [
  { actorUid: 'admin-1', actorEmail: 'admin@example.org' },
  { actorUid: 'admin-2', actorEmail: 'zoe@example.org' },
  { actorUid: 'scraper:milano', actorEmail: null },
  { actorUid: null, actorEmail: null },
];
const NAMES = ['admin@example.org', 'zoe@example.org', 'milano', null];
const KINDS = ['approved', 'updated', 'imported'] as const;
const stored: (NewActivity & { name: string | null })[] = [];

beforeAll(async () => {
  const at = new Date('2026-11-20T10:00:00Z');
  for (let index = 0; index < 24; index++) {
    stored.unshift({
      id: newId(),
      kind: KINDS[index % 3] ?? 'approved',
      // Several have the same time.
      at: new Date(at.getTime() + Math.floor(index / 5)),
      ...ACTORS[Math.floor(index / 2) % 4],
      name: NAMES[Math.floor(index / 2) % 4] ?? null,
    });
  }
  await server.db.insert(activity).values(stored.map(({ name: _name, ...record }) => record));
});

describe('the pages of the activity', () => {
  test('[DASH-6] contain every record once, the newest first', async () => {
    expect(await idsOf()).toEqual(stored.map(({ id }) => id));
  });

  test('[DASH-6] have ten records, unless the request names another number', async () => {
    const { body } = await server.request('GET', path);
    expect(v.parse(activityResponseSchema, body)).toHaveLength(10);
  });

  test('[DASH-6] of an actor contain the records of this actor only', async () => {
    for (const actor of ['admin@example.org', 'milano']) {
      const own = stored.filter(({ name }) => name === actor).map(({ id }) => id);
      expect(own.length).toBeGreaterThan(3);
      expect(await idsOf({ actor })).toEqual(own);
    }
    expect(await idsOf({ actor: 'admin-1' })).toEqual([]);
  });

  test('[DASH-6] of a kind, and of a kind of one actor', async () => {
    const updated = stored.filter(({ kind }) => kind === 'updated');
    expect(await idsOf({ kind: 'updated' })).toEqual(updated.map(({ id }) => id));
    const actor = 'zoe@example.org';
    expect(await idsOf({ kind: 'updated', actor })).toEqual(
      updated.filter(({ name }) => name === actor).map(({ id }) => id),
    );
  });

  test.each([
    ['cursor=yesterday', 'cursor'],
    ['cursor=99999999999999_00000000-0000-7000-8000-000000000000', 'cursor'],
    ['actor=', 'actor'],
    [`actor=${'x'.repeat(321)}`, 'actor'],
    ['kind=bored', 'kind'],
    ['kind=', 'kind'],
    ['page=2', 'page'],
  ])('refuse ?%s', async (search, field) => {
    expectInvalid(await server.request('GET', `${path}?${search}`), 400, field);
  });

  test('[DASH-6] accept every kind', async () => {
    for (const kind of ACTIVITY_KINDS) await latest(1, `&kind=${kind}`);
  });
});

test('[DASH-6] the actors are the administrators and scrapers with records, sorted', async () => {
  const { body } = await server.request('GET', ENDPOINTS.actors.path);
  expect(v.parse(actorsSchema, body)).toEqual(['admin@example.org', 'milano', 'zoe@example.org']);
});

test('[DASH-6] a record contains the status that its venue has now', async () => {
  const venue = await seedOne(server.db);
  await approve(venue);
  await discard(venue);
  const records = await latest(2);
  expect(records.map(({ to, venueStatus }) => [to, venueStatus])).toEqual([
    ['discarded', 'discarded'],
    ['approved', 'discarded'],
  ]);
});

test('[DASH-6] a batch is one record, also among those of its kind', async () => {
  const venues = await seed(server.db, [newVenue('milano'), newVenue('como')]);
  const run = await decideBatch(server, { move: 'approve', venues: venues.map(seen) });
  const records = await latest(2, '&kind=approved');
  expect(records[0]).toMatchObject({
    id: run.batchId,
    count: 2,
    undoable: true,
    venueStatus: null,
  });
  expect(records[1]?.batchId).toBeNull();
});

test('[DASH-6] the records of a merge name it', async () => {
  const [kept, duplicate] = await seed(server.db, [newVenue('milano'), newVenue('milano')]);
  const { folderPath: _, ...changes } = updateOf({ ...kept, name: 'Merged' });
  const merged = await merge({ keep: seen(kept), changes, discard: [seen(duplicate)] });
  expect(merged.status).toBe(200);
  const records = await latest(2);
  const first = records.map(({ id }) => id).toSorted()[0];
  expect(records.map(({ mergeId }) => mergeId)).toEqual([first, first]);
});
