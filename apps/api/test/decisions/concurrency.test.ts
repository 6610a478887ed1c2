import type { VenueCounts } from '@campetto/contract';
import { expect, test } from 'vitest';
import type { NewVenue } from '../../src/db/schema.ts';
import { LostRaceError, transact } from '../../src/db/transact.ts';
import { addToCounts } from '../../src/venues/counts.ts';
import { findVenue, updateVenueRow } from '../../src/venues/repository.ts';
import { expectProblem, withServer } from '../support/app.ts';
import { query } from '../support/query.ts';
import { activityOf } from '../support/requests/activity.ts';
import { changesOf } from '../support/requests/changes.ts';
import { CITIES, type City, newVenue, seed, seedOne, updateOf } from '../support/venues.ts';

const server = withServer();

const { move, approve, update } = changesOf(server);
const { historyOf } = activityOf(server);

/** The stored counters, and the counters computed from the venues. */
async function countedTwice() {
  const counters = await query(
    server.databaseUrl,
    `SELECT status, country, city, count FROM venue_counts WHERE count <> 0 ORDER BY 1, 2, 3`,
  );
  const venues = await query(
    server.databaseUrl,
    `SELECT status, coalesce(country, '') AS country, coalesce(city, '') AS city,
            count(*)::integer AS count
       FROM venues GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
  );
  return { counters, venues };
}

test('[API-3] of two approvals at once one wins and one returns 409', async () => {
  for (let round = 0; round < 10; round += 1) {
    const venue = await seedOne(server.db);
    const responses = await Promise.all([approve(venue), approve(venue)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = responses.find(({ status }) => status === 409);
    expect(loser && expectProblem(loser, 409).currentStatus).toBe('approved');
    expect(await historyOf(venue)).toHaveLength(1);
  }
});

test('[API-3] an approval and an edit at once both happen', async () => {
  for (let round = 0; round < 10; round += 1) {
    const venue = await seedOne(server.db);
    const [moved, updated] = await Promise.all([
      approve(venue),
      update(updateOf({ ...venue, name: `Renamed ${round}` })),
    ]);
    expect([moved.status, updated.status]).toEqual([200, 200]);
    expect(await findVenue(server.db, venue.id)).toMatchObject({
      status: 'approved',
      name: `Renamed ${round}`,
      version: 3,
    });
  }
});

test('[API-4] of two edits with the same If-Match one wins and one returns 412', async () => {
  const venue = await seedOne(server.db);
  const headers = { 'if-match': '"1"' };
  const edit = (name: string) => update(updateOf({ ...venue, name }), { headers });
  const responses = await Promise.all([edit('A'), edit('B')]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('[API-1] counters stay exact through hundreds of concurrent moves and edits', async () => {
  const cities = Object.keys(CITIES) as City[];
  const rows = Array.from({ length: 15 }, (_, n) => newVenue(cities[n % cities.length] as City));
  const venues = await seed(server.db, rows);
  // A linear congruential generator: a failure can be repeated.
  let state = 20_261_120;
  const pick = <T>(list: readonly T[]): T => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return list[Math.floor((state / 2 ** 32) * list.length)] as T;
  };
  const statuses = new Set<number>();
  for (let wave = 0; wave < 20; wave += 1) {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const venue = pick(venues);
        return pick([true, true, true, false])
          ? move(pick(['approve', 'discard', 'restore']), venue)
          : update(
              updateOf(
                { ...venue, name: `Wave ${wave} ${index}` },
                { address: CITIES[pick(cities)] },
              ),
            );
      }),
    );
    for (const { status } of responses) statuses.add(status);
  }
  expect([...statuses].sort()).toEqual([200, 409]);

  const { counters, venues: counted } = await countedTwice();
  expect(counters).toEqual(counted);
  const { body } = await server.request<VenueCounts>('GET', '/api/venues/count');
  const [all] = await query<{ count: number }>(
    server.databaseUrl,
    'SELECT count(*)::integer AS count FROM venues',
  );
  expect(body.total).toBe(all?.count);
});

test('a transaction with a conflict is repeated, at most five times', async () => {
  let runs = 0;
  const work = transact(server.db, async () => {
    runs += 1;
    throw new LostRaceError();
  });
  await expect(work).rejects.toBeInstanceOf(LostRaceError);
  expect(runs).toBe(6);
});

test('two transactions in a deadlock both succeed', async () => {
  const [a, b] = await seed(server.db, [newVenue('milano'), newVenue('milano')]);
  const read = async (id: string) => {
    const row = await findVenue(server.db, id);
    if (!row) throw new Error('not found');
    return row;
  };
  let arrivals = 0;
  let open = () => {};
  const bothHoldOne = new Promise<void>((resolve) => {
    open = resolve;
  });
  const inOrder = (first: NewVenue, second: NewVenue) =>
    transact(server.db, async (transaction) => {
      await updateVenueRow(transaction, await read(first.id), { source: 'x' });
      arrivals += 1;
      if (arrivals === 2) open();
      await bothHoldOne;
      await updateVenueRow(transaction, await read(second.id), { source: 'x' });
    });
  await Promise.all([inOrder(a, b), inOrder(b, a)]);
  expect([await read(a.id), await read(b.id)]).toMatchObject([{ version: 3 }, { version: 3 }]);
});

test('a transaction that fails leaves neither venue nor counter changed', async () => {
  const venue = await seedOne(server.db);
  const before = await countedTwice();
  const work = transact(server.db, async (transaction) => {
    const row = await findVenue(transaction, venue.id);
    if (row) await updateVenueRow(transaction, row, { status: 'approved' });
    await addToCounts(transaction, [{ status: 'approved', by: 1 }]);
    throw new Error('fails');
  });
  await expect(work).rejects.toThrow('fails');
  expect(await countedTwice()).toEqual(before);
});
