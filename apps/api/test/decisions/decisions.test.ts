import {
  ACTIVITY_ID_HEADER,
  type DecisionsBody,
  DISCARD_REASONS,
  type ReasonCounts,
  reasonCountsSchema,
  type VenueReviewItem,
  venueReviewItemSchema,
} from '@campetto/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { NewVenue } from '../../src/db/schema.ts';
import { findVenue } from '../../src/venues/repository.ts';
import { expectInvalid, expectProblem, withServer } from '../support/app.ts';
import { wrongCounters } from '../support/counters.ts';
import { activityOf } from '../support/requests/activity.ts';
import { decideBatch } from '../support/requests/batches.ts';
import { changesOf } from '../support/requests/changes.ts';
import { newVenue, newVenues, seed, seedOne, seen } from '../support/venues.ts';

const server = withServer();

const { approve, discard, restore, move } = changesOf(server);
const { latest } = activityOf(server);
const decide = (body: object) => server.request('POST', '/api/venues/decisions', { body });

const itemOf = async (venue: NewVenue, list: string): Promise<VenueReviewItem> => {
  const { body } = await server.request<VenueReviewItem[]>('GET', `/api/venues/${list}?limit=200`);
  const item = body.find(({ folderPath }) => folderPath === venue.folderPath);
  return v.parse(venueReviewItemSchema, item);
};
const reasons = async (): Promise<ReasonCounts> =>
  v.parse(reasonCountsSchema, (await server.request('GET', '/api/venues/reasons')).body);

describe('a discard', () => {
  test('[API-3] has a reason, which is in the review item, the activity and the counters', async () => {
    const before = await reasons();
    for (const reason of DISCARD_REASONS.filter((name) => name !== 'duplicate')) {
      const venue = await seedOne(server.db);
      const note = reason === 'other' ? '  A car park — più o meno  ' : undefined;
      const response = await discard(venue, { reason, note });
      expect(response.status).toBe(200);
      const details = { reason, note: note ? 'A car park — più o meno' : null, duplicateOf: null };
      expect((await itemOf(venue, 'discarded')).decision).toEqual({
        at: expect.stringMatching(/^20.+Z$/),
        by: 'admin@example.org',
        ...details,
      });
      const [record] = await latest();
      expect(record).toMatchObject({ kind: 'discarded', folderPath: venue.folderPath, ...details });
      expect(response.headers[ACTIVITY_ID_HEADER]).toBe(record?.id);
      expect((await reasons())[reason]).toBe(before[reason] + 1);
    }
    expect(await wrongCounters(server.databaseUrl)).toEqual([]);
  });

  test('[API-3] as a duplicate names the other venue', async () => {
    const [copy, original] = await seed(server.db, [newVenue('milano'), newVenue('verona')]);
    const duplicateOf = original.folderPath;
    expect((await discard(copy, { reason: 'duplicate', duplicateOf })).status).toBe(200);
    const named = { folderPath: duplicateOf, name: original.name };
    expect((await itemOf(copy, 'discarded')).decision).toMatchObject({
      reason: 'duplicate',
      duplicateOf: named,
    });
    expect((await latest())[0]?.duplicateOf).toEqual({ ...named, status: 'pending' });
  });

  test('[API-3] is possible without a reason', async () => {
    const { none } = await reasons();
    const venue = await seedOne(server.db);
    expect((await discard(venue)).status).toBe(200);
    expect((await itemOf(venue, 'discarded')).decision).toMatchObject({ reason: null, note: null });
    expect((await reasons()).none).toBe(none + 1);
  });

  test('[API-3] is removed by a restore, and an approval records only who and when', async () => {
    const before = await reasons();
    const venue = await seedOne(server.db);
    await discard(venue, { reason: 'closed', note: 'Since 2019' });
    await restore(venue);
    expect((await itemOf(venue, 'scraped')).decision).toBeNull();
    expect(await reasons()).toEqual(before);
    await approve(venue);
    expect((await itemOf(venue, 'approved')).decision).toMatchObject({
      by: 'admin@example.org',
      reason: null,
      note: null,
      duplicateOf: null,
    });
  });

  test('[API-3] that breaks a rule of reasons names the field and changes nothing', async () => {
    const gone = await seedOne(server.db, 'milano', { status: 'discarded' });
    const [venue, other] = await seed(server.db, [newVenue('milano'), newVenue('milano')]);
    const { folderPath } = other;
    const before = await reasons();
    const cases: [object, string][] = [
      [{ reason: 'other' }, 'note'],
      [{ reason: 'other', note: '   ' }, 'note'],
      [{ reason: 'ugly' }, 'reason'],
      [{ reason: null }, 'reason'],
      [{ reason: 'closed', note: 'x'.repeat(10_000) }, 'note'],
      [{ reason: 'closed', note: 'a\u202eb' }, 'note'],
      [{ reason: 'closed', note: 'a\nb' }, 'note'],
      [{ reason: 'closed', note: 7 }, 'note'],
      [{ reason: 'closed', duplicateOf: folderPath }, 'duplicateOf'],
      [{ duplicateOf: folderPath }, 'duplicateOf'],
      [{ reason: 'duplicate', duplicateOf: venue.folderPath }, 'duplicateOf'],
      [{ reason: 'duplicate', duplicateOf: newVenue('milano').folderPath }, 'duplicateOf'],
      [{ reason: 'duplicate', duplicateOf: folderPath.replace('milano', 'roma') }, 'duplicateOf'],
      [{ reason: 'duplicate', duplicateOf: gone.folderPath }, 'duplicateOf'],
      [{ reason: 'duplicate', duplicateOf: other.id }, 'duplicateOf'],
      [{ why: 'closed' }, 'why'],
    ];
    for (const [details, path] of cases) {
      const problem = expectProblem(await discard(venue, details), 422);
      expect(problem.errors?.[0]).toMatchObject({ path, message: expect.stringMatching(/./) });
    }
    expect(await findVenue(server.db, venue.id)).toMatchObject({ status: 'pending', version: 1 });
    expect(await reasons()).toEqual(before);
  });

  test('[API-3] of each as the duplicate of the other leaves one of them', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [a, b] = await seed(server.db, [newVenue('milano'), newVenue('milano')]);
      const responses = await Promise.all([
        discard(a, { reason: 'duplicate', duplicateOf: b.folderPath }),
        discard(b, { reason: 'duplicate', duplicateOf: a.folderPath }),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });

  test('[API-3] reasons are given with a discard only', async () => {
    const venue = await seedOne(server.db);
    const details = { reason: 'closed' };
    expectProblem(await move('approve', venue, { details }), 422);
  });
});

describe('a decision whose response was lost', () => {
  test('gets the result of the first when it is repeated with its key', async () => {
    const venue = await seedOne(server.db);
    const repeated = { headers: { 'idempotency-key': 'discard', 'if-match': '"1"' } };
    const details = { reason: 'closed' };
    const first = await discard(venue, details, repeated);
    const second = await discard(venue, details, repeated);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(second.headers[ACTIVITY_ID_HEADER]).toBe(first.headers[ACTIVITY_ID_HEADER]);
    expectProblem(await discard(venue, details, { headers: { 'if-match': '"1"' } }), 409);
    expectProblem(await discard(venue, { reason: 'unusableData' }, repeated), 422);
    expect(await wrongCounters(server.databaseUrl)).toEqual([]);
  });
});

describe('many decisions', () => {
  test('[API-3] are made one by one, with the version that was seen, and returned in order', async () => {
    const [fresh, changed, gone] = await seed(server.db, [
      newVenue('milano'),
      newVenue('milano', { version: 2 }),
      newVenue('milano', { status: 'discarded' }),
    ]);
    const missing = newVenue('milano');
    const asSeen = { ...changed, version: 1 };
    const venues = [asSeen, fresh, missing, gone, fresh].map(seen);
    const run = await decideBatch(server, { move: 'approve', venues });
    expect(run).toMatchObject({
      state: 'finished',
      total: 5,
      reached: 5,
      done: 1,
      by: 'admin@example.org',
      skipped: { changed: 1, impossible: 2, missing: 1 },
      batchId: (await latest())[0]?.id,
    });
    expect(run.firstSkipped).toEqual([
      { folderPath: changed.folderPath, name: changed.name, why: 'changed' },
      { folderPath: missing.folderPath, name: '', why: 'missing' },
      { folderPath: gone.folderPath, name: gone.name, why: 'impossible' },
      { folderPath: fresh.folderPath, name: fresh.name, why: 'impossible' },
    ]);
    expect(await findVenue(server.db, fresh.id)).toMatchObject({ status: 'approved', version: 2 });
  });

  test('[API-3] discard 450 venues for one reason', async () => {
    const before = await reasons();
    const venues = await seed(server.db, newVenues(450, 'verona'));
    const body = {
      move: 'discard',
      reason: 'wrongPlace',
      note: 'In the sea',
      venues: venues.map(seen),
    };
    expect(await decideBatch(server, body)).toMatchObject({ total: 450, reached: 450, done: 450 });
    expect((await reasons()).wrongPlace).toBe(before.wrongPlace + 450);
    expect(await wrongCounters(server.databaseUrl)).toEqual([]);
  });

  test('[API-3] that break a rule are refused as a whole', async () => {
    const venue = await seedOne(server.db);
    const venues = [seen(venue)];
    const gone = await seedOne(server.db, 'milano', { status: 'discarded' });
    const duplicate = { move: 'discard', reason: 'duplicate', venues };
    const cases: [object, string][] = [
      [{ move: 'approve', venues: [] }, 'venues'],
      [{ move: 'approve', venues: newVenues(10_001, 'verona').map(seen) }, 'venues'],
      [{ move: 'approve' }, 'venues'],
      [{ move: 'delete', venues }, 'move'],
      [{ move: 'approve', venues: [{ folderPath: venue.folderPath }] }, 'venues.0.version'],
      [{ move: 'approve', venues: [seen({ ...venue, version: 0 })] }, 'venues.0.version'],
      [{ move: 'approve', venues: [{ folderPath: '../x', version: 1 }] }, 'venues.0.folderPath'],
      [{ move: 'approve', reason: 'closed', venues }, 'reason'],
      [{ move: 'restore', note: 'why', venues }, 'note'],
      [{ move: 'discard', reason: 'other', venues }, 'note'],
      [{ move: 'discard', note: 'x'.repeat(10_000), venues }, 'note'],
      [{ ...duplicate, duplicateOf: venue.folderPath }, 'duplicateOf'],
      [{ ...duplicate, duplicateOf: gone.folderPath }, 'duplicateOf'],
      [{ ...duplicate, duplicateOf: newVenue('milano').folderPath }, 'duplicateOf'],
    ] satisfies [Partial<Record<keyof DecisionsBody, unknown>>, string][];
    for (const [body, path] of cases) {
      expectInvalid(await decide(body), 422, path);
    }
    const many = newVenues(60_000, 'verona').map(seen);
    expectProblem(await decide({ move: 'approve', venues: many }), 413);
    expect(await findVenue(server.db, venue.id)).toMatchObject({ status: 'pending', version: 1 });
  });
});
