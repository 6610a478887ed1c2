import {
  ACTIVITY_ID_HEADER,
  appConfigSchema,
  listResponseSchema,
  moveResponseSchema,
  type UpdateBody,
  updateResponseSchema,
  type VenueCounts,
  type VenueReviewItem,
  venueCountsSchema,
} from '@campetto/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { expectProblem, withServer } from '../support/app.ts';
import { query } from '../support/query.ts';
import { activityOf } from '../support/requests/activity.ts';
import { changesOf } from '../support/requests/changes.ts';
import { pagesOf } from '../support/requests/pages.ts';
import { CITIES, MILANO, newVenue, newVenues, seed, seedOne, updateOf } from '../support/venues.ts';

const server = withServer();
const { approve, discard, restore, update } = changesOf(server);
const { latest } = activityOf(server);

const counts = async () =>
  v.parse(venueCountsSchema, (await server.request<VenueCounts>('GET', '/api/venues/count')).body);

const list = async (url: string) => {
  const response = await server.request<VenueReviewItem[]>('GET', url);
  expect(response.status).toBe(200);
  const total = Number(response.headers['x-total-count']);
  return { ...response, total, body: v.parse(listResponseSchema, response.body) };
};

describe('counts', () => {
  test('[API-1] counts the venues of each status and all of them', async () => {
    const before = await counts();
    await seed(server.db, [
      newVenue('milano'),
      newVenue('como'),
      newVenue('utrecht', { status: 'approved' }),
      newVenue('madrid', { status: 'discarded' }),
    ]);
    expect(await counts()).toEqual({
      scrapedCount: before.scrapedCount + 2,
      approvedCount: before.approvedCount + 1,
      discardedCount: before.discardedCount + 1,
      total: before.total + 4,
    });
  });
});

describe('lists', () => {
  test('[API-2] [API-9] returns an array of review items with every field of the entity', async () => {
    const lastUpdated = new Date('2020-06-11T08:00:00.000Z');
    const venue = await seedOne(server.db, 'milano', {
      rating: 4.6,
      totalRatings: 12,
      lastUpdated,
      phoneNumber: '+39021234567',
      photoFileName: 'front.jpg',
    });
    const { body } = await list('/api/venues/scraped?limit=5');
    expect(body[0]).toEqual({
      folderPath: `venues/italy/milano/${venue.id}`,
      country: 'Italia',
      hasImage: true,
      metadata: {
        website: 'https://www.acgaribaldina1932.net',
        rating: 4.6,
        totalRatings: 12,
        lastUpdated: '2020-06-11T08:00:00.000Z',
        source: 'milano',
        photoFileName: 'front.jpg',
      },
      venue: {
        sportsVenue: {
          id: venue.id,
          name: 'A.C. Garibaldina 1932',
          phoneNumber: '+39021234567',
          sportIds: venue.sportIds,
          isVerified: false,
        },
        address: MILANO,
      },
      status: 'pending',
      version: 1,
      decision: null,
      shared: expect.any(Object),
      discardedDuplicate: null,
      setAside: null,
      suggestedPhone: null,
      checks: expect.arrayContaining(['websiteShared']),
    });
  });

  test('[API-2] omits values that the source does not have', async () => {
    await seedOne(server.db, 'milano', { name: '', website: null, sportIds: [] });
    const { body } = await list('/api/venues/scraped?limit=5');
    expect(body[0]).toMatchObject({
      hasImage: false,
      metadata: { website: null, rating: null, lastUpdated: null, photoFileName: null },
      venue: { sportsVenue: { name: '', phoneNumber: null, sportIds: [] } },
    });
  });

  test('[API-2] filters by country and city, and lists venues of other places only without a filter', async () => {
    await seed(
      server.db,
      (['verona', 'como', 'utrecht'] as const).map((city) =>
        newVenue(city, { status: 'discarded' }),
      ),
    );
    const italy = await list('/api/venues/discarded?country=italy');
    expect(italy.body.map((item) => item.venue.address.city)).toEqual(['Como', 'Verona']);
    expect(italy.total).toBe(2);
    const verona = await list('/api/venues/discarded?country=italy&city=verona');
    expect(verona.body.map((item) => item.venue.address.city)).toEqual(['Verona']);
    expect(verona.total).toBe(1);
    const all = await list('/api/venues/discarded');
    expect(all.body[0]?.venue.address.city).toBe('Utrecht');
    expect((await list('/api/venues/discarded?country=uk')).body).toEqual([]);
  });

  test('[API-2] pages through a list by the Link header, newest first, nothing twice', async () => {
    const createdAt = new Date();
    const venues = await seed(
      server.db,
      newVenues(23, 'madrid', { status: 'approved', createdAt }),
    );
    const seen: string[] = [];
    const sizes: number[] = [];
    const url = '/api/venues/approved?limit=10&country=spain&city=madrid';
    for await (const { headers, body } of pagesOf(server, url)) {
      const items = v.parse(listResponseSchema, body);
      expect(headers['x-total-count']).toBe('23');
      sizes.push(items.length);
      seen.push(...items.map((item) => item.venue.sportsVenue.id));
    }
    expect(sizes).toEqual([10, 10, 3]);
    expect(seen).toEqual(venues.map((venue) => venue.id).reverse());
  });

  test('[API-2] has no next page after a last page that is full', async () => {
    await seed(server.db, newVenues(5, 'verona', { status: 'approved' }));
    const page = await list('/api/venues/approved?limit=5&country=italy&city=verona');
    expect(page.body).toHaveLength(5);
    expect(page.headers['link']).toBeUndefined();
  });

  test('[API-2] returns 20 venues without a limit', async () => {
    await seed(server.db, newVenues(21, 'como'));
    expect((await list('/api/venues/scraped')).body).toHaveLength(20);
  });
});

describe('moves', () => {
  test('[API-3] approves, discards and restores; lists, counts and totals follow', async () => {
    const venue = await seedOne(server.db, 'milano');
    const before = await counts();

    const approved = await approve(venue);
    expect(approved.status).toBe(200);
    expect(v.parse(moveResponseSchema, approved.body)).toEqual({
      folderPath: venue.folderPath,
      status: 'approved',
      version: 2,
    });
    expect(approved.headers['etag']).toBe('"2"');
    expect(await counts()).toEqual({
      ...before,
      scrapedCount: before.scrapedCount - 1,
      approvedCount: before.approvedCount + 1,
    });
    const inList = (await list('/api/venues/approved?limit=200')).body;
    expect(inList.find((item) => item.folderPath === venue.folderPath)?.version).toBe(2);

    expect((await discard(venue)).body).toMatchObject({ status: 'discarded', version: 3 });
    expect((await restore(venue)).body).toMatchObject({ status: 'pending', version: 4 });
    expect(await counts()).toEqual(before);
    expect((await discard(venue)).body).toMatchObject({ status: 'discarded', version: 5 });
  });

  test('[API-3] returns 409 with the current status and who decided for a move that does not exist', async () => {
    const venue = await seedOne(server.db);
    expect(expectProblem(await restore(venue), 409).currentStatus).toBe('pending');
    await approve(venue);
    const approved = { currentStatus: 'approved', decidedBy: 'admin@example.org' };
    expect(expectProblem(await approve(venue), 409)).toMatchObject(approved);
    expect(expectProblem(await restore(venue), 409)).toMatchObject(approved);
    await discard(venue);
    const discarded = { currentStatus: 'discarded', decidedBy: 'admin@example.org' };
    expect(expectProblem(await discard(venue), 409)).toMatchObject(discarded);
    expect(expectProblem(await approve(venue), 409)).toMatchObject(discarded);
  });

  test('[API-3] returns 404 for an unknown folder path, or for the id under another path', async () => {
    const venue = await seedOne(server.db, 'milano');
    expectProblem(await approve(newVenue('milano')), 404);
    const elsewhere = `venues/italy/verona/${venue.id}`;
    expectProblem(await approve({ ...venue, folderPath: elsewhere }), 404);
    const [row] = await query<{ status: string }>(
      server.databaseUrl,
      'SELECT status FROM venues WHERE id = $1',
      [venue.id],
    );
    expect(row?.status).toBe('pending');
  });
});

describe('update', () => {
  test('[API-4] changes what the form offers, and only that', async () => {
    const venue = await seedOne(server.db, 'milano', { rating: 4 });
    const response = await update(
      updateOf(venue, {
        sportsVenue: {
          id: venue.id,
          name: '  Campo Àncora — 東  ',
          phoneNumber: '+39 02 1234567',
          sportIds: [],
          isVerified: true,
        },
        address: { ...MILANO, street: 'Via Nuova', latitude: 0, longitude: -9.5 },
        metadata: { website: 'http://example.org/a?b=c' },
      }),
    );
    expect(response.status).toBe(200);
    expect(response.headers['etag']).toBe('"2"');
    expect(v.parse(updateResponseSchema, response.body)).toMatchObject({
      folderPath: venue.folderPath,
      status: 'pending',
      version: 2,
      metadata: { website: 'http://example.org/a?b=c', rating: 4, source: 'milano' },
      venue: {
        sportsVenue: {
          name: 'Campo Àncora — 東',
          phoneNumber: '+39 02 1234567',
          sportIds: [],
          isVerified: true,
        },
        address: { street: 'Via Nuova', latitude: 0, longitude: -9.5, city: 'Milano' },
      },
    });
  });

  test('the formatted address follows changed parts, unless the update writes it', async () => {
    const venue = await seedOne(server.db, 'milano');
    const addressAfter = async (address: Partial<UpdateBody['address']>) =>
      (await update(updateOf(venue, { address: { ...MILANO, ...address } }))).body.venue.address
        .formattedAddress;
    expect(await addressAfter({ stateCode: 'X', latitude: 45.5 })).toBe(MILANO.formattedAddress);
    const moved = { street: 'Via Nuova', number: '7' };
    const follows = 'Via Nuova 7, 20158 Milano, Italia';
    expect(await addressAfter(moved)).toBe(follows);
    const written = 'Via Nuova 7, behind the church';
    expect(await addressAfter({ ...moved, number: '9', formattedAddress: written })).toBe(written);
  });

  test('a formatted address that an administrator wrote stays as it is, one that was found follows', async () => {
    const venue = await seedOne(server.db, 'milano');
    let stored: UpdateBody['address'] = MILANO;
    const addressAfter = async (address: Partial<UpdateBody['address']>) => {
      const { body } = await update(updateOf(venue, { address: { ...stored, ...address } }));
      stored = body.venue.address;
      return stored.formattedAddress;
    };
    const written = 'In the park, behind the church';
    await addressAfter({ formattedAddress: written });
    expect(await addressAfter({ postalCode: '20159' })).toBe(written);
    expect(await addressAfter({ street: 'Via Nuova', number: '7' })).toBe(written);
    const found = { latitude: 45.6, formattedAddress: '9, Via Trovata, Dergano, Milano' };
    await addressAfter({ street: 'Via Trovata', number: '9', ...found });
    const follows = 'Via Trovata 11, 20159 Milano, Italia';
    expect(await addressAfter({ number: '11' })).toBe(follows);
  });

  test('[API-4] leaves an absent website unchanged, removes a null one', async () => {
    const venue = await seedOne(server.db, 'milano');
    const kept = await update(updateOf({ ...venue, name: 'Changed' }));
    expect(kept.body.metadata.website).toBe(venue.website);
    const removed = await update(updateOf(venue, { metadata: { website: null } }));
    expect(removed.body.metadata.website).toBeNull();
  });

  test('[API-4] updates filters and totals for a changed city, never the folder path', async () => {
    const venue = await seedOne(server.db, 'milano', { status: 'approved' });
    const totalIn = async (filter: string) =>
      (await list(`/api/venues/approved?country=${filter}`)).total;
    const [milano, italy, spain] = [
      await totalIn('italy&city=milano'),
      await totalIn('italy'),
      await totalIn('spain&city=madrid'),
    ];
    const response = await update(updateOf(venue, { address: CITIES.madrid }));
    expect(response.body).toMatchObject({ folderPath: venue.folderPath, country: 'España' });
    expect(await totalIn('italy&city=milano')).toBe(milano - 1);
    expect(await totalIn('italy')).toBe(italy - 1);
    expect(await totalIn('spain&city=madrid')).toBe(spain + 1);
    expect((await approve(venue)).status).toBe(409); // still found under its old path
  });

  test('[API-4] succeeds without a new version when nothing changes', async () => {
    const venue = await seedOne(server.db);
    const response = await update(updateOf(venue));
    expect(response).toMatchObject({ status: 200, body: { version: 1 } });
    expect(response.headers['etag']).toBe('"1"');
    expect(response.headers[ACTIVITY_ID_HEADER]).toBeUndefined();
  });

  test('[API-4] returns 412 with the current venue for a stale If-Match', async () => {
    const venue = await seedOne(server.db);
    await approve(venue);
    const problem = expectProblem(
      await update(updateOf(venue), { headers: { 'if-match': '"1"' } }),
      412,
    );
    expect(problem.current).toMatchObject({ status: 'approved', version: 2 });
    expect(problem.type).toBe('/problems/stale-version');
    for (const fresh of ['"2"', '*', '"1", "2"']) {
      expect((await update(updateOf(venue), { headers: { 'if-match': fresh } })).status).toBe(200);
    }
    expectProblem(await update(updateOf(venue), { headers: { 'if-match': 'W/"2"' } }), 412);
    expect((await update(updateOf(venue))).status).toBe(200);
  });

  test('[API-4] returns 422 for the id of another venue, 404 for an unknown folder path', async () => {
    const [venue, other] = await seed(server.db, [newVenue('milano'), newVenue('milano')]);
    const sportsVenue = { ...updateOf(venue).sportsVenue, id: other.id };
    const problem = expectProblem(await update(updateOf(venue, { sportsVenue })), 422);
    expect(problem.errors).toEqual([
      { path: 'sportsVenue.id', message: 'must be the id at the end of folderPath' },
    ]);
    expectProblem(await update(updateOf(newVenue('milano'))), 404);
  });

  test('[API-4] is accepted in every status', async () => {
    for (const status of ['pending', 'approved', 'discarded'] as const) {
      const venue = await seedOne(server.db, 'milano', { status });
      const response = await update(updateOf({ ...venue, name: 'Other' }));
      expect(response).toMatchObject({ status: 200, body: { status } });
    }
  });
});

describe('activity', () => {
  test('[DASH-4] records who did what to which venue, from where to where, newest first', async () => {
    const venue = await seedOne(server.db, 'milano', { name: 'Recorded' });
    await approve(venue);
    await discard(venue);
    await restore(venue);
    const renamed = await update(updateOf({ ...venue, name: 'Renamed' }));
    await update(updateOf({ ...venue, name: 'Renamed' })); // changes nothing
    await approve(newVenue('milano')); // 404
    const records = await latest(4);
    expect(records.map(({ kind, from, to, venueName }) => [kind, from, to, venueName])).toEqual([
      ['updated', null, null, 'Renamed'],
      ['restored', 'discarded', 'pending', 'Recorded'],
      ['discarded', 'approved', 'discarded', 'Recorded'],
      ['approved', 'pending', 'approved', 'Recorded'],
    ]);
    expect(records[0]?.id).toBe(renamed.headers[ACTIVITY_ID_HEADER]);
    for (const record of records) {
      expect(record).toMatchObject({ actor: 'admin@example.org', folderPath: venue.folderPath });
      expect(Math.abs(Date.now() - Date.parse(record.at))).toBeLessThan(60_000);
    }
    const [row] = await query<{ changes: unknown; actor_uid: string }>(
      server.databaseUrl,
      "SELECT changes, actor_uid FROM activity WHERE kind = 'updated' AND venue_id = $1",
      [venue.id],
    );
    expect(row).toEqual({
      actor_uid: 'admin-1',
      changes: { name: { from: 'Recorded', to: 'Renamed' } },
    });
  });
});

describe('system', () => {
  test('returns the settings of the web app without a token', async () => {
    const { status, body } = await server.request('GET', '/api/config', { token: null });
    expect(status).toBe(200);
    expect(v.parse(appConfigSchema, body)).toMatchObject({
      firebase: { projectId: 'demo-campetto', emulatorUrl: expect.stringMatching(/^http:/) },
      mediaBase: '/media',
      geocoderBase: '/api/geocode',
      placeLinks: { streetView: null },
      idleMinutes: 30,
    });
  });

  test('is alive and ready', async () => {
    for (const path of ['/api/health', '/api/ready']) {
      const response = await server.request('GET', path, { token: null });
      expect(response).toMatchObject({ status: 200, body: { status: 'ok' } });
    }
  });
});

test('[API-3] a move with a stale If-Match returns 412, an impossible one 409', async () => {
  const venue = await seedOne(server.db);
  const seen = { headers: { 'if-match': '"1"' } };
  expect((await approve(venue, seen)).status).toBe(200);
  expectProblem(await approve(venue, seen), 409);
  // Approved venues may be discarded, but not by someone who still sees this one pending.
  const problem = expectProblem(await discard(venue, {}, seen), 412);
  expect(problem.current).toMatchObject({ status: 'approved', version: 2 });
  expect((await discard(venue, {}, { headers: { 'if-match': '"2"' } })).status).toBe(200);
});
