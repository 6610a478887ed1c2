import { ACTIVITY_ID_HEADER, type VenueCounts } from '@campetto/contract';
import { describe, expect, test } from 'vitest';
import { newId } from '../../src/db/id.ts';
import type { NewVenue, VenueRow } from '../../src/db/schema.ts';
import { findVenue } from '../../src/venues/repository.ts';
import { expectInvalid, expectProblem, type TestResponse, withServer } from '../support/app.ts';
import { wrongCounters } from '../support/counters.ts';
import { query } from '../support/query.ts';
import { activityOf } from '../support/requests/activity.ts';
import { placeOf } from '../support/requests/changes.ts';
import { CITIES, type City, MILANO, newVenue, seed, seedOne, updateOf } from '../support/venues.ts';

const server = withServer();
const { undo, historyOf, contentOf } = activityOf(server);

/**
 * Sends a request that must succeed, and returns the id of its activity record; `undefined` as a text if nothing
 * changed.
 */
async function act(method: string, url: string, body: object): Promise<string> {
  const response: TestResponse<unknown> = await server.request(method, url, { body });
  expect(response.status).toBe(200);
  return String(response.headers[ACTIVITY_ID_HEADER]);
}
const approve = (venue: NewVenue) => act('POST', '/api/venues/approve', placeOf(venue));
const restore = (venue: NewVenue) => act('POST', '/api/venues/restore', placeOf(venue));
const discard = (venue: NewVenue, details: object = {}) =>
  act('DELETE', '/api/venues/discard', { ...placeOf(venue), ...details });
const setAside = (venue: NewVenue, note = '') =>
  act('PUT', '/api/venues/set-aside', { folderPath: venue.folderPath, note });
const requeue = ({ folderPath }: NewVenue) =>
  act('DELETE', '/api/venues/set-aside', { folderPath });
const edit = (venue: NewVenue, name: string, city: City = 'milano', website?: string | null) =>
  act(
    'PUT',
    '/api/venues/update',
    updateOf(
      { ...venue, name, phoneNumber: '+39 045 1', sportIds: [], isVerified: true },
      { address: CITIES[city], ...(website !== undefined && { metadata: { website } }) },
    ),
  );

const counts = async () => (await server.request<VenueCounts>('GET', '/api/venues/count')).body;
const reasons = async () => (await server.request('GET', '/api/venues/reasons')).body;

type Step = (venue: NewVenue) => Promise<string>;
const nothing: Step = async () => '';

describe('an undo', () => {
  test.each<[string, Step, Step]>([
    ['an approval', nothing, approve],
    ['a discard', nothing, (venue) => discard(venue, { reason: 'other', note: 'A wall' })],
    ['a discard without a reason', nothing, (venue) => discard(venue)],
    ['a discard of an approved venue', approve, (venue) => discard(venue, { reason: 'closed' })],
    ['a restore', (venue) => discard(venue, { reason: 'other', note: 'Says why' }), restore],
    ['an update', nothing, (venue) => edit(venue, 'Renamed', 'madrid', null)],
    ['setting aside', nothing, (venue) => setAside(venue, 'Phone them')],
    ['another note', (venue) => setAside(venue, 'Phone them'), (venue) => setAside(venue, 'No')],
    ['a return to the queue', (venue) => setAside(venue, 'Phone them'), requeue],
    ['an approval of a venue that was set aside', (venue) => setAside(venue, 'Phone'), approve],
    ['an update of a decided venue', approve, (venue) => edit(venue, 'Renamed')],
  ])('of %s puts everything back', async (_name, prepare, step) => {
    const venue = await seedOne(server.db, 'verona', { phoneNumber: '+390457654321' });
    await prepare(venue);
    const before = [await contentOf(venue), await counts(), await reasons()];
    const id = await step(venue);
    const row = await findVenue(server.db, venue.id);
    const content = before[0] as VenueRow;
    const now = { status: content.status, version: (row?.version ?? 0) + 1 };
    expect(await undo(id)).toEqual([
      {
        outcome: 'undone',
        activityId: id,
        folderPath: venue.folderPath,
        ...now,
        item: expect.objectContaining({
          ...now,
          venue: expect.objectContaining({
            sportsVenue: expect.objectContaining({ name: content.name }),
          }),
        }),
      },
    ]);
    expect([await contentOf(venue), await counts(), await reasons()]).toEqual(before);
    expect(await wrongCounters(server.databaseUrl)).toEqual([]);
  });

  test('is in the history, beside the record that it undid', async () => {
    const venue = await seedOne(server.db, 'milano', { name: 'Before' });
    await undo(await edit(venue, 'After'));
    const [record, edited] = await historyOf(venue);
    expect(record).toMatchObject({
      kind: 'undone',
      undid: 'updated',
      venueName: 'Before',
      actor: 'admin@example.org',
      undoable: false,
      undone: false,
    });
    expect(record?.changes).toContainEqual({ field: 'name', from: 'After', to: 'Before' });
    expect(edited).toMatchObject({ kind: 'updated', undone: true, undoable: false });

    await undo(await discard(venue, { reason: 'closed' }));
    expect((await historyOf(venue))[0]).toMatchObject({
      kind: 'undone',
      undid: 'discarded',
      from: 'discarded',
      to: 'pending',
      reason: null,
      changes: null,
    });
  });

  test('can undo several changes of one venue one after the other', async () => {
    const venue = await seedOne(server.db);
    const start = await contentOf(venue);
    const steps = [
      await edit(venue, 'First'),
      await edit(venue, 'Second', 'madrid'),
      await approve(venue),
      await discard(venue, { reason: 'wrongPlace' }),
    ];
    const results = await undo(...steps.toReversed());
    expect(results.map(({ outcome }) => outcome)).toEqual(steps.map(() => 'undone'));
    expect(await contentOf(venue)).toEqual(start);
    expect(await wrongCounters(server.databaseUrl)).toEqual([]);
  });

  test('is possible after a later change that was undone, not after one that was not', async () => {
    const venue = await seedOne(server.db);
    const first = await edit(venue, 'First');
    await undo(await edit(venue, 'Second'));
    await undo(await approve(venue));
    expect((await historyOf(venue)).find(({ id }) => id === first)?.undoable).toBe(true);
    await query(server.databaseUrl, 'UPDATE venues SET version = version + 1 WHERE id = $1', [
      venue.id, // as an import does
    ]);
    const last = await approve(venue);
    expect(await undo(last, first)).toMatchObject([
      { outcome: 'undone' },
      { outcome: 'refused', why: 'changed' },
    ]);
  });

  test('is refused when the venue has changed, when it is repeated, and for an unknown record', async () => {
    const venue = await seedOne(server.db);
    const approved = await approve(venue);
    const edited = await edit(venue, 'Since then');
    const before = await contentOf(venue);
    const unknown = newId();
    expect(await undo(approved, unknown)).toEqual([
      { outcome: 'refused', activityId: approved, why: 'changed' },
      { outcome: 'refused', activityId: unknown, why: 'missing' },
    ]);
    expect(await contentOf(venue)).toEqual(before);

    expect(await undo(edited, edited)).toMatchObject([
      { outcome: 'undone' },
      { outcome: 'refused', why: 'undone' },
    ]);
    const [record] = await historyOf(venue);
    expect(await undo(record?.id ?? '')).toMatchObject([{ outcome: 'refused', why: 'impossible' }]);
  });

  test('is refused for an import, a creation and records from before undos were stored', async () => {
    const venue = await seedOne(server.db);
    for (const kind of ['imported', 'created', 'approved']) {
      const id = newId();
      await query(
        server.databaseUrl,
        'INSERT INTO activity (id, kind, at, venue_id) VALUES ($1, $2, now(), $3)',
        [id, kind, venue.id],
      );
      expect(await undo(id)).toMatchObject([{ outcome: 'refused', why: 'impossible' }]);
      expect((await historyOf(venue)).every(({ undoable }) => !undoable)).toBe(true);
    }
  });

  test('never leaves two venues each a duplicate of the other', async () => {
    const [a, b] = await seed(server.db, [newVenue('milano'), newVenue('milano')]);
    await discard(a, { reason: 'duplicate', duplicateOf: b.folderPath });
    const restored = await restore(a);
    await discard(b, { reason: 'duplicate', duplicateOf: a.folderPath });
    expect(await undo(restored)).toMatchObject([{ outcome: 'refused', why: 'changed' }]);
    expect(await contentOf(a)).toMatchObject({ status: 'pending' });
  });

  test('that is requested several times at once happens once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const venue = await seedOne(server.db);
      const id = await discard(venue, { reason: 'closed' });
      const responses = await Promise.all([undo(id), undo(id), undo(id)]);
      const whys = responses.flat().map((result) => ('why' in result ? result.why : 'won'));
      expect(whys.sort()).toEqual(['undone', 'undone', 'won']);
    }
    expect(await wrongCounters(server.databaseUrl)).toEqual([]);
  });

  test('refuses what is no list of records', async () => {
    const send = (body: unknown) => server.request('POST', '/api/activity/undo', { body });
    const many = (count: number) => Array.from({ length: count }, newId);
    const cases: [unknown, string][] = [
      [{}, 'activityIds'],
      [{ activityIds: [] }, 'activityIds'],
      [{ activityIds: many(201) }, 'activityIds'],
      [{ activityIds: newId() }, 'activityIds'],
      [{ activityIds: ['1'] }, 'activityIds.0'],
      [{ activityIds: [`${newId()}\u202e`] }, 'activityIds.0'],
      [{ activityIds: many(1), force: true }, 'force'],
    ];
    for (const [body, path] of cases) {
      expectInvalid(await send(body), 422, path);
    }
    expectProblem(await send({ activityIds: many(10_000) }), 413);
  });
});

describe('the history of a venue', () => {
  test('lists every decision and edit with the fields that changed, newest first', async () => {
    const [venue, original] = await seed(server.db, [
      newVenue('milano', { name: 'Old', website: null }),
      newVenue('milano', { name: 'Stays' }),
    ]);
    const edited = { ...venue, name: 'New', sportIds: [], isVerified: true };
    const address = { ...MILANO, latitude: 45.5, street: 'Via "Nuova"' };
    const metadata = { website: 'https://example.org' };
    await act('PUT', '/api/venues/update', updateOf(edited, { address, metadata }));
    const { folderPath } = original;
    await discard(venue, { reason: 'duplicate', note: 'The same', duplicateOf: folderPath });
    const history = await historyOf(venue);
    expect(history).toMatchObject([
      {
        kind: 'discarded',
        from: 'pending',
        to: 'discarded',
        reason: 'duplicate',
        note: 'The same',
        duplicateOf: { folderPath, name: 'Stays' },
        changes: null,
        undoable: true,
      },
      {
        kind: 'updated',
        from: null,
        undoable: false,
        changes: [
          { field: 'name', from: 'Old', to: 'New' },
          { field: 'website', from: '', to: 'https://example.org' },
          { field: 'sportIds', from: venue.sportIds?.join(), to: '' },
          { field: 'isVerified', from: 'false', to: 'true' },
          { field: 'street', from: MILANO.street, to: 'Via "Nuova"' },
          {
            field: 'formattedAddress',
            from: MILANO.formattedAddress,
            to: 'Via "Nuova" 4, 20158 Milano, Italia',
          },
          { field: 'latitude', from: String(MILANO.latitude), to: '45.5' },
        ],
      },
    ]);
  });

  test('has a hundred records at most, and none of a venue that never changed', async () => {
    const venue = await seedOne(server.db);
    expect(await historyOf(venue)).toEqual([]);
    for (let step = 0; step < 101; step += 1) await edit(venue, `Step ${step}`);
    const history = await historyOf(venue);
    expect(history).toHaveLength(100);
    expect(history[0]).toMatchObject({ venueName: 'Step 100', undoable: true });
  });

  test('needs a venue', async () => {
    const send = (search: string) => server.request('GET', `/api/venues/history${search}`);
    for (const search of ['', '?folderPath=', '?folderPath=../x', '?folderPath=%E2%80%AE']) {
      expectInvalid(await send(search), 400, 'folderPath');
    }
    expectProblem(await send(`?folderPath=${newVenue('milano').folderPath}`), 404);
    const { folderPath } = await seedOne(server.db);
    expectProblem(await send(`?folderPath=${folderPath}&limit=3`), 400);
  });
});
