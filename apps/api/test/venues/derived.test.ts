import { setTimeout as sleep } from 'node:timers/promises';
import { SHARED_CHECKS, VENUE_CHECKS } from '@campetto/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { venues } from '../../src/db/schema.ts';
import { deriveMissing } from '../../src/maintenance/derive-missing.ts';
import { CELLS_IN_A_ROW, cellOf, DERIVED_VERSION, websiteKeyOf } from '../../src/venues/derived.ts';
import { phoneKeyOf } from '../../src/venues/phone-key.ts';
import {
  decisionColumns,
  findVenue,
  updateDecisions,
  updateVenueRow,
} from '../../src/venues/repository.ts';
import { withServer } from '../support/app.ts';
import { whileLocked } from '../support/query.ts';
import { newVenues, seed, seedOne } from '../support/venues.ts';

const server = withServer();

test.each([
  ['+39 045 123456', 'IT', '39045123456'],
  ['0039 045 123456', 'IT', '39045123456'],
  ['045/123456', 'IT', '39045123456'],
  ['045 123456 / 045 654321', 'IT', '39045123456'],
  ['045 123456', 'IT', '39045123456'],
  ['045.12.34.56', 'IT', '39045123456'],
  ['+44 (0)161 928 1765', 'GB', '441619281765'],
  ['0161 928 1765', 'GB', '441619281765'],
  ['31-180-428141', 'NL', '31180428141'],
  ['+31-180-428141', 'NL', '31180428141'],
  ['0180 428141', 'NL', '31180428141'],
  ['391 2345678', 'IT', '393912345678'],
  ['913 288 606 (reservas) 912 208 587', 'ES', '34913288606'],
  ['Tel. 91 588 97 00', 'ES', '34915889700'],
  ['91 531 83 07 - 609 98 08 54', 'ES', '34915318307'],
  ['06 1234567 - 333 1234567', 'IT', '39061234567'],
  ['06 1234567 / 333 1234567', 'IT', '39061234567'],
  ['+81 3 1234 5678', 'JP', '81312345678'],
  ['03 1234 5678', 'JP', '81312345678'],
  ['(+31) 033-422 50 00', 'NL', '31334225000'],
  ['030-2882112', '', '302882112'],
  ['S/T', 'ES', null],
  ['112', 'IT', null],
  ['1234567', '', null],
  ['12345678', '', '12345678'],
  ['1'.repeat(40), 'IT', null],
  [null, 'IT', null],
])('the key of the phone %s in %s is %s', (phone, country, key) => {
  expect(phoneKeyOf(phone, country)).toBe(key);
});

test.each([
  ['https://www.Example.org/', 'example.org'],
  ['http://example.org/Campo/', 'example.org/campo'],
  ['http://example.org/index.html', 'example.org'],
  ['https://example.org/?utm_source=x', 'example.org'],
  ['https://example.org/club?id=4', 'example.org/club?id=4'],
  ['https://www.facebook.com/', null],
  ['https://it-it.facebook.com', null],
  ['https://www.facebook.com/acgaribaldina', 'facebook.com/acgaribaldina'],
  ['nonsense', null],
  [null, null],
])('the key of the website %s is %s', (website, key) => {
  expect(websiteKeyOf(website)).toBe(key);
});

test('a place has a cell, and its neighbours are one cell or one row away', () => {
  const place = { latitude: 45.5045, longitude: 9.169341 };
  const cell = cellOf(place) ?? 0;
  expect(cellOf({ ...place, latitude: 45.5095 })).toBe(cell + CELLS_IN_A_ROW);
  expect(cellOf({ ...place, longitude: 9.161841 })).toBe(cell - 1);
  expect(cellOf({ latitude: 0, longitude: 0 })).toBeNull();
});

test('the derived columns are stored with a venue, and follow its changes', async () => {
  const { id } = await seedOne(server.db, 'milano', {
    name: 'Società Sportiva',
    phoneNumber: '02 123456',
    website: 'https://www.example.org/',
  });
  const stored = await findVenue(server.db, id);
  expect(stored).toMatchObject({
    nameKey: 'societa sportiva',
    phoneKey: '3902123456',
    websiteKey: 'example.org',
    addressSearch: 'via don giovanni minzoni 4 20158 milano lombardia italia',
    checks: [],
    checkCount: 0,
  });
  if (!stored) return;
  const moved = await updateVenueRow(server.db, stored, { status: 'approved' });
  expect(moved).toMatchObject({ checks: [], nameKey: 'societa sportiva' });
  const changes = { name: 'CIRCOLO TENNIS', latitude: 9.169341, longitude: 45.504871 };
  expect(await updateVenueRow(server.db, moved, changes)).toMatchObject({
    nameKey: 'circolo tennis',
    phoneKey: '3902123456',
    checks: ['coordinatesSwapped', 'nameShouting'],
    checkCount: 2,
  });
});

test('a change without the columns for a derived one is refused', async () => {
  const { id } = await seedOne(server.db);
  const part = { id, status: 'pending', version: 1 } as const;
  await expect(updateVenueRow(server.db, part, { name: 'Other' })).rejects.toThrow(RangeError);
});

test('the columns that an earlier version of the server derived are derived again', async () => {
  const { id } = await seedOne(server.db, 'milano', { name: 'CIRCOLO TENNIS' });
  const [earlier, checked] = [DERIVED_VERSION - 1, { checks: [], checkCount: 0 }];
  const isIt = eq(venues.id, id);
  await server.db
    .update(venues)
    .set({ ...checked, derivedVersion: earlier, hasRelated: false })
    .where(isIt);
  expect(await deriveMissing(server.db)).toBe(1);
  const again = { checks: ['nameShouting'], checkCount: 1, derivedVersion: DERIVED_VERSION };
  // Nothing by which it is compared has changed.
  expect(await findVenue(server.db, id)).toMatchObject({ ...again, hasRelated: false, version: 1 });
  await server.db
    .update(venues)
    .set({ nameKey: 'circolo', derivedVersion: earlier, hasRelated: false })
    .where(isIt);
  expect(await deriveMissing(server.db)).toBe(1);
  expect(await findVenue(server.db, id)).toMatchObject({ ...again, hasRelated: null });
  expect(await deriveMissing(server.db)).toBe(0);
});

test('a venue that a server of an earlier version changes is derived again, once', async () => {
  const { id } = await seedOne(server.db, 'milano', { name: 'Circolo' });
  await deriveMissing(server.db);
  // It does not know the columns `derivedVersion` and `derivedFor`.
  await server.db
    .update(venues)
    .set({ name: 'CIRCOLO TENNIS', version: sql`${venues.version} + 1` })
    .where(eq(venues.id, id));
  const read = async () => {
    const row = await findVenue(server.db, id);
    if (!row) throw new Error('no venue');
    return row;
  };
  const decide = async (status: 'approved' | 'pending') => {
    await updateVenueRow(server.db, await read(), { status });
    const row = await read();
    const [decided] = await updateDecisions(server.db, [{ row, changes: decisionColumns(row) }]);
    expect(await read()).toMatchObject({ ...decided?.venue, updatedAt: expect.any(Date) });
  };
  await decide('approved');
  expect((await read()).checks).toEqual([]);
  expect(await deriveMissing(server.db)).toBe(1);
  expect((await read()).checks).toEqual(['nameShouting']);
  await decide('pending');
  await updateVenueRow(server.db, await read(), { name: 'Circolo' });
  expect(await deriveMissing(server.db)).toBe(0);
});

test('more checks are derived by another version', () => {
  const stored = VENUE_CHECKS.filter((check) => !SHARED_CHECKS.some((shared) => shared === check));
  expect({ version: DERIVED_VERSION, checks: stored.length }).toEqual({ version: 10, checks: 16 });
});

test('the columns of venues of an earlier version are derived once, until the server stops', async () => {
  const rows = await seed(server.db, newVenues(7, 'verona', { name: 'Arena Verde' }));
  const ids = rows.map(({ id }) => id);
  await server.db
    .update(venues)
    .set({ checks: null, nameKey: '', phoneKey: null, websiteKey: null, cell: null })
    .where(inArray(venues.id, ids));
  const never = () => false;
  let checks = 0;
  const afterOneStep = () => {
    checks += 1;
    return checks > 2;
  };
  expect(await deriveMissing(server.db, afterOneStep, 3)).toBe(3);
  expect(await deriveMissing(server.db, never, 3)).toBe(4);
  expect(await deriveMissing(server.db, never, 3)).toBe(0);
  const after = await server.db.select().from(venues).where(inArray(venues.id, ids));
  for (const venue of after) {
    expect(venue).toMatchObject({ nameKey: 'arena verde', checks: [], version: 1 });
    expect(venue).toMatchObject({ websiteKey: 'acgaribaldina1932.net', cell: cellOf(venue) });
  }
});

test('a venue that is locked is derived once it is not, and reported while it stays locked', async () => {
  const { id } = await seedOne(server.db);
  const outdate = () =>
    server.db.update(venues).set({ derivedVersion: 0 }).where(eq(venues.id, id)).returning();
  const lock = `SELECT FROM venues WHERE id = '${id}' FOR NO KEY UPDATE`;
  await outdate();
  const derived = await whileLocked(server.databaseUrl, lock, async () => {
    const running = deriveMissing(server.db);
    await sleep(1_500);
    return { running };
  });
  expect(await derived.running).toBe(1);
  expect(await findVenue(server.db, id)).toMatchObject({ derivedVersion: DERIVED_VERSION });
  await outdate();
  await whileLocked(server.databaseUrl, lock, () =>
    expect(deriveMissing(server.db)).rejects.toThrow('locked'),
  );
});
