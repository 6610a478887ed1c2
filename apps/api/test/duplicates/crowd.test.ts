import { CLUSTER_MAX } from '@campetto/contract';
import { beforeAll, expect, test } from 'vitest';
import type { NewVenue } from '../../src/db/schema.ts';
import { ComparisonFailed, compareMissing } from '../../src/duplicates/compare-missing.ts';
import { findPairs, PAIRS_MAX } from '../../src/duplicates/pairs.ts';
import { findSharing } from '../../src/duplicates/sharing.ts';
import { storeSharedPlaces } from '../../src/venues/shared-places.ts';
import { withServer } from '../support/app.ts';
import { blocksReadBy, query } from '../support/query.ts';
import { duplicatesOf } from '../support/requests/duplicates.ts';
import { newVenues, seed } from '../support/venues.ts';

// Thousands of venues with the same coordinates, phone and website, as a scraper may send them.

const server = withServer();
const CROWD = 3000;
const same = {
  latitude: 45.3,
  longitude: 9.3,
  phoneNumber: '+39 02 7654321',
  website: 'https://crowd.example',
};
let crowd: NewVenue[];

beforeAll(async () => {
  crowd = await seed(server.db, newVenues(CROWD, 'milano', same));
  await query(server.databaseUrl, 'UPDATE venues SET has_related = true');
  await query(server.databaseUrl, 'VACUUM ANALYZE venues');
});

test('a venue of a crowd is compared with few of it', async () => {
  const subjects = crowd.slice(0, 1);
  expect(await blocksReadBy(server.databaseUrl, (db) => findSharing(db, subjects))).toBeLessThan(
    250,
  );
  const { shares } = await findSharing(server.db, subjects);
  expect([...shares]).toEqual(subjects.map(({ id }) => id));
});

test('the one of a crowd that had no related venue is found', async () => {
  const [first, last] = [crowd[0], crowd.at(-1)] as [NewVenue, NewVenue];
  await query(server.databaseUrl, 'UPDATE venues SET has_related = false WHERE id = $1', [last.id]);
  const { unmarked } = await findSharing(server.db, [first]);
  expect(unmarked.get(first.id)).toEqual([last.id]);
});

/** Names that are not similar: digits do not count. */
const nameOf = (index: number) =>
  Array.from(String(index), (digit) => 'abcdefghij'.charAt(Number(digit)).repeat(4)).join('');

test('one of many with a phone number is found beside another', async () => {
  const phoneNumber = '+39 02 8888888';
  const venues = await seed(
    server.db,
    newVenues(300, 'milano', (index) => ({
      phoneNumber,
      website: null,
      name: nameOf(index),
      longitude: 8,
      latitude: index === 0 ? 40 : index === 299 ? 40.001 : 41 + index / 50,
    })),
  );
  const ids = [venues[0], venues[299]].map((venue) => ({ id: venue?.id ?? '' }));
  // The last in the order in which the others are read.
  await query(
    server.databaseUrl,
    'UPDATE venues SET has_related = (id = ANY ($1)) WHERE id = ANY ($2)',
    [ids.map(({ id }) => id), venues.map(({ id }) => id)],
  );
  const { shares } = await findSharing(server.db, ids);
  expect([...shares].sort()).toEqual(ids.map(({ id }) => id).sort());
});

test('a place is stored as shared without a count of its venues', async () => {
  const [place] = await query<{ cell: number; latitude: number; longitude: number }>(
    server.databaseUrl,
    'SELECT cell::int8::float8 AS cell, latitude, longitude FROM venues LIMIT 1',
  );
  if (!place) throw new Error('not seeded');
  expect(
    await blocksReadBy(server.databaseUrl, (db) => storeSharedPlaces(db, [place])),
  ).toBeLessThan(30);
});

test('few of the pairs of a venue are read, and the others stay', async () => {
  const [hub, ...others] = await seed(
    server.db,
    newVenues(PAIRS_MAX + 50, 'verona', (index) => ({
      latitude: 45.4,
      longitude: 9 + index,
      website: null,
      name: `Campo ${index}`,
    })),
  );
  if (!hub) throw new Error('not seeded');
  await compareMissing(server.db);
  await query(
    server.databaseUrl,
    `INSERT INTO possible_duplicates
     SELECT $1::uuid, other FROM unnest($2::uuid[]) AS other UNION ALL
     SELECT other, $1::uuid FROM unnest($2::uuid[]) AS other ON CONFLICT DO NOTHING`,
    [hub.id, others.map(({ id }) => id)],
  );
  const setRelated = (hasRelated: boolean | null) =>
    query(server.databaseUrl, 'UPDATE venues SET has_related = $2 WHERE id = $1', [
      hub.id,
      hasRelated,
    ]);
  await setRelated(true);
  expect(await findPairs(server.db, [hub], 'all')).toHaveLength(PAIRS_MAX);
  const duplicates = await duplicatesOf(server, hub.folderPath);
  expect(duplicates[hub.folderPath]).toHaveLength(CLUSTER_MAX - 1);

  await setRelated(null);
  await compareMissing(server.db);
  const left = await query(
    server.databaseUrl,
    `SELECT FROM possible_duplicates JOIN venues ON id = venue_id
     WHERE venue_id = $1 AND has_related`,
    [hub.id],
  );
  expect(left).toHaveLength(others.length - PAIRS_MAX);
});

test('a venue that cannot be compared stops no other', async () => {
  const venues = await seed(
    server.db,
    newVenues(5, 'como', (index) => ({
      latitude: 46 + index,
      longitude: 9,
      website: null,
      name: `Lago ${index}`,
    })),
  );
  await query(
    server.databaseUrl,
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = 'query_canceled'; END $$`,
  );
  await query(
    server.databaseUrl,
    `CREATE TRIGGER refuse BEFORE UPDATE ON venues FOR EACH ROW
     WHEN (NEW.name = 'Lago 1' AND OLD.has_related IS NULL) EXECUTE FUNCTION refuse()`,
  );
  await expect(compareMissing(server.db)).rejects.toThrow(ComparisonFailed);
  const missing = await query<{ name: string }>(
    server.databaseUrl,
    'SELECT name FROM venues WHERE has_related IS NULL AND id = ANY ($1)',
    [venues.map(({ id }) => id)],
  );
  expect(missing).toEqual([{ name: 'Lago 1' }]);
  await query(server.databaseUrl, 'DROP TRIGGER refuse ON venues');
});
