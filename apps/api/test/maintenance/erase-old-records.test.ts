import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '../../src/db/id.ts';
import { activity, type NewActivity, rejectedDuplicates } from '../../src/db/schema.ts';
import { DAY } from '../../src/durations.ts';
import { recordActivity } from '../../src/history/repository.ts';
import { eraseOldRecords } from '../../src/maintenance/erase-old-records.ts';
import { runJobs } from '../../src/maintenance/maintenance.ts';
import { withServer } from '../support/app.ts';
import { query } from '../support/query.ts';
import { newVenue, seed } from '../support/venues.ts';

/** A minute more than 24 months ago by the clock of the database, and a minute less. */
let [PAST, WITHIN] = [new Date(), new Date()];

const server = withServer();

beforeAll(async () => {
  const [row] = await query<{ past: Date; within: Date }>(
    server.databaseUrl,
    `SELECT cutoff - interval '1 minute' AS past, cutoff + interval '1 minute' AS within
       FROM (SELECT now() - interval '24 months' AS cutoff) AS t`,
  );
  if (row) ({ past: PAST, within: WITHIN } = row);
  // The clock of the server is wrong in all tests: what it erases must not depend on it.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 365 * DAY });
});
afterAll(() => void vi.useRealTimers());

/** The daily jobs, once. */
const maintain = () => runJobs(server.db, server.media, server.app.log);

const stay: string[] = [];
const go: string[] = [];
function record(fate: string[], values: Partial<NewActivity>): NewActivity {
  const id = newId();
  fate.push(id);
  return { id, kind: 'updated', at: PAST, actorUid: 'anna', actorEmail: 'anna@x.org', ...values };
}

const discarded = (name: string, decidedAt: Date) =>
  newVenue('milano', { name, status: 'discarded', decidedAt, decidedBy: 'anna@x.org' });

test('records of a venue are erased 24 months after it has left the directory', async () => {
  const shown = newVenue('milano', {
    status: 'approved',
    decidedAt: PAST,
    decidedBy: 'anna@x.org',
  });
  const pending = newVenue('como');
  const old = discarded('Old', PAST);
  const other = discarded('Other', PAST);
  const recent = discarded('Recent', WITHIN);
  await seed(server.db, [shown, pending, old, other, recent]);
  const [batch, emptyBatch] = [newId(), newId()];
  stay.push(batch);
  go.push(emptyBatch);
  const [rejection, rejectionOfShown] = [
    record(stay, { kind: 'notDuplicate', venueId: old.id, duplicateOf: other.id }),
    record(stay, { kind: 'notDuplicate', venueId: old.id, duplicateOf: shown.id }),
  ];
  await recordActivity(
    server.db,
    record(stay, { venueId: shown.id }),
    record(stay, { venueId: pending.id }),
    record(stay, { venueId: recent.id }),
    record(go, { venueId: old.id }),
    record(go, { kind: 'discarded', venueId: old.id, duplicateOf: other.id }),
    record(stay, { kind: 'discarded', venueId: old.id, duplicateOf: shown.id }),
    record(stay, { venueId: old.id, at: WITHIN }),
    rejection,
    rejectionOfShown,
    record([], { id: batch, batchId: batch, kind: 'discarded', count: 2 }),
    record(go, { batchId: batch, kind: 'discarded', venueId: other.id }),
    record(stay, { batchId: batch, kind: 'discarded', venueId: recent.id }),
    record([], { id: emptyBatch, batchId: emptyBatch, kind: 'discarded', count: 1 }),
    record(go, { batchId: emptyBatch, kind: 'discarded', venueId: other.id }),
    record(stay, { kind: 'imported', count: 3, source: 'milano' }),
  );
  await server.db.insert(rejectedDuplicates).values([
    { venueId: old.id, otherId: other.id, activityId: rejection.id },
    { venueId: old.id, otherId: shown.id, activityId: rejectionOfShown.id },
  ]);
  await maintain();

  const left = await server.db.select().from(activity);
  expect(left.map(({ id }) => id).sort()).toEqual([...stay].sort());
  const nameOf = (id: string) => left.find((row) => row.id === id)?.actorEmail;
  expect(nameOf(rejection.id)).toBeNull();
  expect(nameOf(rejectionOfShown.id)).toBe('anna@x.org');
  const names = await query<{ name: string; decided_by: string | null; version: number }>(
    server.databaseUrl,
    `SELECT name, decided_by, version FROM venues WHERE status <> 'pending' ORDER BY name`,
  );
  expect(names).toEqual([
    { name: 'A.C. Garibaldina 1932', decided_by: 'anna@x.org', version: 1 },
    { name: 'Old', decided_by: null, version: 1 },
    { name: 'Other', decided_by: null, version: 1 },
    { name: 'Recent', decided_by: 'anna@x.org', version: 1 },
  ]);
});

test('records of an account are erased 24 months after it stopped being an administrator', async () => {
  await query(server.databaseUrl, 'TRUNCATE activity');
  const before = new Date('2020-01-01T00:00:00Z');
  const of = (actorUid: string, kind: 'adminAdded' | 'adminRemoved', at: Date, fate: string[]) =>
    record(fate, { kind, at, actorUid });
  const [kept, erased]: string[][] = [[], []];
  await recordActivity(
    server.db,
    of('still', 'adminAdded', before, kept as string[]),
    of('left', 'adminAdded', before, erased as string[]),
    of('left', 'adminRemoved', PAST, erased as string[]),
    of('back', 'adminRemoved', PAST, erased as string[]),
    of('back', 'adminAdded', WITHIN, kept as string[]),
    of('recently', 'adminAdded', before, kept as string[]),
    of('recently', 'adminRemoved', WITHIN, kept as string[]),
  );
  await maintain();
  const left = await server.db.select().from(activity);
  expect(left.map(({ id }) => id).sort()).toEqual(kept?.sort());
});

test('nothing more is erased once the server stops', async () => {
  const old = discarded('Old', PAST);
  await seed(server.db, [old]);
  await recordActivity(server.db, record([], { venueId: old.id }));
  expect(await eraseOldRecords(server.db, () => true)).toBe(0);
  expect(await eraseOldRecords(server.db)).toBe(1);
});

test('address searches, leases, keys, pictures and runs are removed when their time is over', async () => {
  const [venue, other] = await seed(server.db, [newVenue('verona'), newVenue('verona')]);
  await query(
    server.databaseUrl,
    `INSERT INTO geocoder_cache (query_hash, response, expires_at)
     VALUES ('past', '[]', now()), ('within', '[]', now() + interval '1 minute')`,
  );
  await query(
    server.databaseUrl,
    `INSERT INTO idempotency_keys (actor_uid, key, request_hash, created_at)
     VALUES ('anna', 'past', '', now() - interval '24 hours'),
       ('anna', 'within', '', now() - interval '23 hours 59 minutes')`,
  );
  await query(
    server.databaseUrl,
    `INSERT INTO venue_leases (venue_id, position, actor_uid, actor_email, expires_at)
     VALUES ($1, 0, 'anna', 'anna@x.org', now()),
       ($2, 1, 'anna', 'anna@x.org', now() + interval '1 minute')`,
    [venue?.id, other?.id],
  );
  await query(
    server.databaseUrl,
    `INSERT INTO image_uploads (folder_path, photo_file_name, at)
     VALUES ('it/past', 'a.webp', now() - interval '1 hour'),
       ('it/within', 'a.webp', now() - interval '59 minutes')`,
  );
  await query(
    server.databaseUrl,
    `INSERT INTO import_leases (account, token, expires_at)
     VALUES ('past', gen_random_uuid(), now()), ('within', gen_random_uuid(), now() + interval '1 minute')`,
  );
  await query(
    server.databaseUrl,
    `INSERT INTO decision_runs (id, move, actor_uid, state, total, skipped, named, started_at, ended_at)
     SELECT gen_random_uuid(), 'approve', 'anna', 'done', total, '[]', '[]', now(), now() - age
     FROM (VALUES (1, interval '30 days'), (2, interval '29 days 23 hours')) AS ended (total, age)`,
  );
  await maintain();
  const rows = (text: string) => query(server.databaseUrl, text);
  expect(await rows('SELECT query_hash FROM geocoder_cache')).toEqual([{ query_hash: 'within' }]);
  expect(await rows('SELECT key FROM idempotency_keys')).toEqual([{ key: 'within' }]);
  expect(await rows('SELECT venue_id FROM venue_leases')).toEqual([{ venue_id: other?.id }]);
  expect(await rows('SELECT folder_path FROM image_uploads')).toEqual([
    { folder_path: 'it/within' },
  ]);
  expect(await rows('SELECT account FROM import_leases')).toEqual([{ account: 'within' }]);
  expect(await rows('SELECT total FROM decision_runs')).toEqual([{ total: 2 }]);
});

test('docs/operations/privacy.md states the periods that the privacy policy promises', () => {
  const read = (path: string) =>
    readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8').replaceAll(/\s+/g, ' ');
  const policy = read('apps/web/src/content/privacy-en.md');
  const page = read('docs/operations/privacy.md');
  for (const [data, period] of [
    ['Server logs', '30 days'],
    ['Record of actions on venues', '24 months'],
    ['Backups', '90 days'],
  ] as const) {
    const promised = new RegExp(`\\| ${data} +\\|[^|]*${period}`);
    expect(policy).toMatch(promised);
    expect(page).toMatch(promised);
  }
});
