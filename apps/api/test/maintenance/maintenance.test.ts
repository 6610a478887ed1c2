import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { venueLeases } from '../../src/db/schema.ts';
import { startMaintenance } from '../../src/maintenance/maintenance.ts';
import { registry } from '../../src/metrics/metrics.ts';
import { withServer } from '../support/app.ts';
import { seedOne } from '../support/venues.ts';

const server = withServer();
afterEach(() => vi.restoreAllMocks());

/** The daily jobs, once. */
const maintain = () => startMaintenance(server.db, server.media, server.app.log).stop();

/** By the names of the jobs: 1 for one that failed the last time. */
async function failures(): Promise<Record<string, number>> {
  const metric = await registry.getSingleMetric('campetto_maintenance_failed')?.get();
  return Object.fromEntries((metric?.values ?? []).map((one) => [one.labels['name'], one.value]));
}

test('a job that fails keeps no other from running, and is named by the log and the metrics until it succeeds', async () => {
  const warn = vi.spyOn(server.app.log, 'warn');
  const { id } = await seedOne(server.db);
  const past = new Date(Date.now() - 60_000);
  await server.db.insert(venueLeases).values({
    venueId: id,
    position: 0,
    actorUid: 'anna',
    actorEmail: 'anna@example.org',
    expiresAt: past,
  });
  await server.db.execute(sql`ALTER TABLE venues RENAME TO missing`);
  await maintain();
  await server.db.execute(sql`ALTER TABLE missing RENAME TO venues`);
  expect(await server.db.select().from(venueLeases)).toEqual([]);
  expect(warn.mock.calls.map(([details]) => (details as { job: string }).job)).toEqual([
    'checkVenues',
    'eraseOldRecords',
  ]);
  expect(await failures()).toMatchObject({
    checkVenues: 1,
    removeLeases: 0,
    eraseOldRecords: 1,
    removePictures: 0,
  });
  await maintain();
  expect(Object.values(await failures())).not.toContain(1);
});
