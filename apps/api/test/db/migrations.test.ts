import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { connect } from '../../src/db/connection.ts';
import { migrateDatabase } from '../../src/db/migrate.ts';
import { wrongCounters } from '../support/counters.ts';
import { createAsciiDatabase, createEmptyDatabase } from '../support/database.ts';
import { awaitedLater } from '../support/failures/background.ts';
import { query, untilWaits, whileLocked } from '../support/query.ts';

const MIGRATIONS = fileURLToPath(new URL('../../src/db/migrations', import.meta.url));

/** Creates a database with the schema after the first `count` migrations, and returns its address. */
async function migratedBy(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'campetto-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  const entries = journal.entries.slice(0, count);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  const url = await createEmptyDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle({ client }), { migrationsFolder: folder });
  await client.end();
  await rm(folder, { recursive: true });
  return url;
}

test('only the snapshot of the last migration is kept, with which the schema is compared', async () => {
  const { entries } = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'));
  const last = entries.at(-1).tag.slice(0, 4);
  const files = await readdir(join(MIGRATIONS, 'meta'));
  expect(files.toSorted()).toEqual([`${last}_snapshot.json`, '_journal.json']);
});

test('a database in which a search would not find Greek is refused in a sentence', async () => {
  const databaseUrl = await createAsciiDatabase();
  await expect(connect({ databaseUrl, dataDir: '' }, { warn() {} })).rejects.toThrow(
    /^DATABASE_URL names a database that cannot be used: its encoding is SQL_ASCII [^\n]+\.$/,
  );
  expect(
    await query(databaseUrl, 'SELECT FROM pg_tables WHERE schemaname = $1', ['public']),
  ).toEqual([]);
});

test('venues decided on before reasons existed have the administrator and date, and are counted', async () => {
  const url = await migratedBy(3);
  await query(
    url,
    `WITH stored AS (
       INSERT INTO venues (id, status, folder_path, name, source, created_at, updated_at)
       SELECT gen_random_uuid(), status, 'venues/a/b/' || n, name, 'test', now(), now()
         FROM (VALUES (1, 'pending', 'restored'), (2, 'approved', 'twice'),
                      (3, 'discarded', 'once'), (4, 'discarded', 'unrecorded'))
           AS seeds (n, status, name)
       RETURNING id, status, name
     ), counted AS (
       INSERT INTO venue_counts SELECT status, '', '', count(*) FROM stored GROUP BY 1
     )
     INSERT INTO activity (id, kind, at, venue_id, actor_email)
     SELECT gen_random_uuid(), kind, at::timestamptz, id, actor
       FROM stored JOIN (VALUES
         ('restored', 'discarded', '2026-01-01T10:00Z', 'a@example.org'),
         ('restored', 'restored', '2026-01-02T10:00Z', 'b@example.org'),
         ('twice', 'approved', '2026-01-03T10:00Z', 'a@example.org'),
         ('twice', 'approved', '2026-01-05T10:00Z', 'c@example.org'),
         ('twice', 'updated', '2026-01-06T10:00Z', 'd@example.org'),
         ('once', 'discarded', '2026-01-04T10:00Z', 'b@example.org')
       ) AS records (name, kind, at, actor) USING (name)`,
  );
  await migrateDatabase(url);
  const rows = await query(
    url,
    'SELECT name, decided_at AS at, decided_by AS by, discard_reason FROM venues ORDER BY name',
  );
  expect(rows).toEqual([
    { name: 'once', at: new Date('2026-01-04T10:00Z'), by: 'b@example.org', discard_reason: null },
    { name: 'restored', at: null, by: null, discard_reason: null },
    { name: 'twice', at: new Date('2026-01-05T10:00Z'), by: 'c@example.org', discard_reason: null },
    { name: 'unrecorded', at: null, by: null, discard_reason: null },
  ]);
  expect(await wrongCounters(url)).toEqual([]);
});

test('a key from before scopes may submit the sources that it has submitted', async () => {
  const url = await migratedBy(16);
  await query(
    url,
    `WITH keys AS (
       INSERT INTO submission_keys (key_hash, name, created_at)
       VALUES ('a', 'weekly', now()), ('b', 'unused', now())
     )
     INSERT INTO activity (id, kind, at, actor_uid, source)
     SELECT gen_random_uuid(), kind, now(), actor, source
       FROM (VALUES ('imported', 'scraper:weekly', 'x'), ('imported', 'scraper:weekly', 'y'),
                    ('imported', 'scraper:weekly', 'x'), ('imported', 'scraper:weekly', 'manual'),
                    ('imported', 'admin-1', 'z')) AS records (kind, actor, source)`,
  );
  await migrateDatabase(url);
  expect(await query(url, 'SELECT name, sources FROM submission_keys ORDER BY name')).toEqual([
    { name: 'unused', sources: [] },
    { name: 'weekly', sources: ['x', 'y'] },
  ]);
});

test('an index is replaced while a transaction of an earlier server reads and then writes', async () => {
  const url = await migratedBy(36);
  const { migrating } = await whileLocked(url, 'SELECT FROM venues', async (writer) => {
    const migrating = awaitedLater(migrateDatabase(url));
    await untilWaits(url);
    await writer.query('UPDATE venues SET name = name');
    return { migrating };
  });
  await migrating;
  const indexes = await query<{ name: string }>(
    url,
    "SELECT indexname AS name FROM pg_indexes WHERE indexname IN ('venues_at_place', 'venues_by_place')",
  );
  expect(indexes).toEqual([{ name: 'venues_at_place' }]);
});

test('the undone decisions of stored batches are counted', async () => {
  const url = await migratedBy(45);
  await query(
    url,
    `WITH ids AS (SELECT gen_random_uuid() AS batch, gen_random_uuid() AS import),
       members AS (SELECT gen_random_uuid() AS id, n FROM generate_series(1, 5) AS n)
     INSERT INTO activity (id, kind, at, batch_id, undone_by, count)
     SELECT batch, 'approved', now(), batch, NULL::uuid, 3 FROM ids
     UNION ALL SELECT import, 'imported', now(), NULL, NULL, 2 FROM ids
     UNION ALL SELECT id, 'approved', now(), batch, CASE WHEN n < 3 THEN id END, NULL
       FROM ids, members WHERE n < 4
     UNION ALL SELECT id, 'imported', now(), import, id, 1 FROM ids, members WHERE n > 3`,
  );
  await migrateDatabase(url);
  const counted = 'SELECT kind, undone_count FROM activity WHERE undone_count > 0';
  expect(await query(url, counted)).toEqual([{ kind: 'approved', undone_count: 2 }]);
});
