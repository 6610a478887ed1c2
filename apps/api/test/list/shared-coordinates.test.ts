import { LIST_SORTS } from '@campetto/contract';
import { expect, test } from 'vitest';
import type { NewVenue } from '../../src/db/schema.ts';
import { transact } from '../../src/db/transact.ts';
import { parseCursor } from '../../src/list/cursor.ts';
import type { Cursor } from '../../src/list/order.ts';
import { countList, listPage } from '../../src/list/service.ts';
import { findVenue, updateVenueRow } from '../../src/venues/repository.ts';
import { withServer } from '../support/app.ts';
import { blocksByStatement, query } from '../support/query.ts';
import { startRun } from '../support/requests/batches.ts';
import { changesOf } from '../support/requests/changes.ts';
import { newVenues, seed, seen } from '../support/venues.ts';

const server = withServer();

const FILTER = { check: 'coordinatesShared' } as const;

/** How many venues of a status fail the check. */
const countShared = async (status: 'pending' | 'discarded' = 'pending') =>
  (await countList(server.db, status, FILTER)).count;

let places = 0;
/** Stores venues at a place that no other test uses. */
const seedTogether = (count: number, changes: Partial<NewVenue> = {}) => {
  places += 1;
  const place = { latitude: 44 + places / 10, longitude: 9.2 };
  return seed(server.db, newVenues(count, 'milano', { ...place, ...changes }));
};

async function change({ id }: NewVenue, changes: Parameters<typeof updateVenueRow>[2]) {
  await transact(server.db, async (transaction) => {
    const row = await findVenue(transaction, id);
    if (row) await updateVenueRow(transaction, row, changes);
  });
}

test('six venues at one place share their coordinates, five do not', async () => {
  const before = await countShared();
  await seedTogether(5);
  expect(await countShared()).toBe(before);
  await seedTogether(6);
  expect(await countShared()).toBe(before + 6);
});

test('a venue that is moved to a place shares its coordinates, until it is moved away', async () => {
  const before = await countShared();
  const [first] = await seedTogether(5);
  const [moved] = await seedTogether(1);
  if (!first || !moved) throw new Error('not seeded');
  const { latitude = 0, longitude = 0 } = first;
  await change(moved, { latitude, longitude });
  expect(await countShared()).toBe(before + 6);
  await change(moved, { latitude: latitude + 0.05, longitude });
  expect(await countShared()).toBe(before);
});

test.each(['/api/venues/restore', '/api/venues/decisions'])(
  'discarded venues do not count, until they are restored by %s',
  async (path) => {
    const before = [await countShared(), await countShared('discarded')];
    const venues = await seedTogether(6, { status: 'discarded' });
    expect([await countShared(), await countShared('discarded')]).toEqual(before);
    if (path.endsWith('restore')) {
      for (const venue of venues) {
        expect((await changesOf(server).restore(venue)).status).toBe(200);
      }
    } else {
      await startRun(server, { move: 'restore', venues: venues.map(seen) });
    }
    await expect.poll(() => countShared(), { timeout: 20_000 }).toBe((before[0] ?? 0) + 6);
  },
);

test.each(LIST_SORTS)('pages sorted by %s contain each venue once', async (sort) => {
  const seeded = await seedTogether(7);
  const seen: string[] = [];
  let after: Cursor | undefined;
  do {
    const page = await listPage(server.db, 'pending', { ...FILTER, sort, limit: 5 }, after);
    seen.push(...page.items.map(({ folderPath }) => folderPath));
    after = page.nextCursor === undefined ? undefined : parseCursor(sort, page.nextCursor);
  } while (after);
  expect(seen).toEqual(expect.arrayContaining(seeded.map(({ folderPath }) => folderPath)));
  expect(seen).toHaveLength(await countShared());
  expect(new Set(seen).size).toBe(seen.length);
});

test('finding shared coordinates does not read every venue', async () => {
  const place = (index: number) => ({ latitude: 41 + index / 1000, longitude: 9.1 });
  await seed(server.db, newVenues(3000, 'milano', place));
  await query(server.databaseUrl, 'VACUUM ANALYZE venues');
  const statements = await blocksByStatement(server.databaseUrl, async (db) => {
    await listPage(db, 'pending', { ...FILTER, limit: 20, sort: 'newest' });
    await countList(db, 'pending', FILTER);
  });
  const searches = statements.filter(({ text }) => text.includes('related'));
  expect(searches.length).toBeGreaterThan(1);
  for (const { text, blocks } of searches) expect(blocks, text).toBeLessThan(1000);
});
