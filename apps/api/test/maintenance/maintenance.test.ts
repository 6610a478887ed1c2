import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { ROOT } from '../../../../scripts/lib/processes.ts';
import { venueLeases } from '../../src/db/schema.ts';
import { DAY } from '../../src/durations.ts';
import { runJobs, startMaintenance } from '../../src/maintenance/maintenance.ts';
import { maintenanceSucceeded, registry } from '../../src/metrics/metrics.ts';
import { withServer } from '../support/app.ts';
import { seedOne } from '../support/venues.ts';

const server = withServer();
afterEach(() => vi.restoreAllMocks());

/** The daily jobs, once. */
const maintain = () => runJobs(server.db, server.media, server.app.log);

/** The values of a metric by the names of the jobs. */
async function valuesOf(name: string): Promise<Record<string, number>> {
  const metric = await registry.getSingleMetric(`campetto_maintenance_${name}`)?.get();
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
  maintenanceSucceeded.reset();
  await maintain();
  await server.db.execute(sql`ALTER TABLE missing RENAME TO venues`);
  expect(await server.db.select().from(venueLeases)).toEqual([]);
  expect(warn.mock.calls.map(([details]) => (details as { job: string }).job)).toEqual([
    'deriveMissing',
    'eraseOldRecords',
  ]);
  expect(await valuesOf('failed')).toMatchObject({
    deriveMissing: 1,
    removeVenueLeases: 0,
    eraseOldRecords: 1,
    removeAbandonedUploads: 0,
  });
  const succeeded = await valuesOf('succeeded_timestamp_seconds');
  expect(succeeded['removeVenueLeases']).toBeCloseTo(Date.now() / 1000, -2);
  expect(succeeded).not.toHaveProperty('deriveMissing');
  await maintain();
  expect(Object.values(await valuesOf('failed'))).not.toContain(1);
});

test('the jobs run at the start and once a day', async () => {
  const info = vi.spyOn(server.app.log, 'info');
  const times = () => info.mock.calls.filter(([, message]) => message === 'maintenance').length;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const maintenance = startMaintenance(server.db, server.media, server.app.log);
  await vi.waitFor(() => expect(times()).toBe(1));
  vi.advanceTimersByTime(DAY);
  await vi.waitFor(() => expect(times()).toBe(2));
  await maintenance.stop();
  vi.useRealTimers();
});

test('a server that stops ends the running job after its step, and begins no other', async () => {
  await seedOne(server.db);
  await server.db.execute(sql`UPDATE venues SET derived_version = 0`);
  const info = vi.spyOn(server.app.log, 'info');
  await startMaintenance(server.db, server.media, server.app.log).stop();
  expect(info).toHaveBeenCalledExactlyOnceWith(
    { changed: { deriveMissing: 0 } },
    'maintenance was stopped',
  );
  await maintain();
  expect(info).toHaveBeenLastCalledWith(
    { changed: expect.objectContaining({ deriveMissing: 2 }) },
    'maintenance',
  );
});

test('what each job changed is logged, and the alerts explain each', async () => {
  const info = vi.spyOn(server.app.log, 'info');
  await maintain();
  const [details] = info.mock.calls.find(([, message]) => message === 'maintenance') ?? [];
  const { changed } = details as unknown as { changed: Record<string, number> };
  const documented = readFileSync(join(ROOT, 'docs/operations/alerts.md'), 'utf8');
  const explained = Array.from(documented.matchAll(/^\| `(\w+)` +\|/gm), ([, job]) => job);
  expect(Object.keys(changed)).toEqual(explained);
  expect(new Set(Object.values(changed))).toEqual(new Set([0]));
});
