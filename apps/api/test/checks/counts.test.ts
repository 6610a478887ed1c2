import {
  type CheckCounts,
  checkCountsSchema,
  ENDPOINTS,
  listPath,
  VENUE_CHECKS,
} from '@campetto/contract';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { cachedFor } from '../../src/checks/cached.ts';
import { countChecks } from '../../src/checks/counts.ts';
import { withServer } from '../support/app.ts';
import { query } from '../support/query.ts';
import { newVenue, seed } from '../support/venues.ts';

const server = withServer();

const totalOf = async (check: string) => {
  const { headers } = await server.request('GET', `${listPath('pending')}?check=${check}`);
  return Number(headers['x-total-count']);
};

test('[DASH-5] the failed checks have the numbers of the lists to which they lead', async () => {
  const changes = [
    { latitude: 0, longitude: 0 },
    { name: 'X' },
    { name: 'X', sportIds: [] },
    { name: 'X', status: 'approved' as const },
    { sportIds: [], addressStreet: '' },
    {},
  ];
  await seed(
    server.db,
    changes.map((change) => newVenue('milano', change)),
  );
  const { status, body } = await server.request('GET', ENDPOINTS.checkCounts.path);
  expect(status).toBe(200);
  const counts = v.parse(checkCountsSchema, body);
  expect(counts.length).toBeGreaterThanOrEqual(3);
  expect(counts).toEqual(counts.toSorted((a, b) => b.count - a.count));
  expect(counts.find(({ check }) => check === 'nameShort')).toMatchObject({ count: 2 });
  const shared = ['coordinatesShared', 'phoneShared', 'websiteShared'];
  for (const check of VENUE_CHECKS) {
    const shown = counts.find((count) => count.check === check);
    if (shared.includes(check)) expect(shown).toBeUndefined();
    else expect([check, shown?.count ?? 0]).toEqual([check, await totalOf(check)]);
    expect(shown?.capped ?? false).toBe(false);
  }
});

test('more than 10,000 are not counted', async () => {
  await query(
    server.databaseUrl,
    `INSERT INTO venues (id, status, folder_path, source, checks, check_count, created_at, updated_at)
     SELECT gen_random_uuid(), 'pending', 'venues/x/' || n, 'x', ARRAY['nameLong'], 1, now(), now()
     FROM generate_series(1, 10005) n`,
  );
  const counts: CheckCounts = await countChecks(server.db);
  expect(counts[0]).toEqual({ check: 'nameLong', count: 10_000, capped: true });
});

test('requests of the same seconds share one count, and a failure is not kept', async () => {
  const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('down'));
  load.mockResolvedValueOnce(1).mockResolvedValue(2);
  const cached = cachedFor(50, load);
  await expect(cached()).rejects.toThrow('down');
  expect(await Promise.all([cached(), cached()])).toEqual([1, 1]);
  expect(await cached()).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(await cached()).toBe(2);
});
