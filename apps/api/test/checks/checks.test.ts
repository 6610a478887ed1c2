import { listResponseSchema } from '@campetto/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { NewVenue } from '../../src/db/schema.ts';
import { withServer } from '../support/app.ts';
import { query } from '../support/query.ts';
import { newVenue, seed } from '../support/venues.ts';

const server = withServer();

async function checksOf(venue: NewVenue) {
  const { body } = await server.request('GET', '/api/venues/scraped?limit=200');
  const items = v.parse(listResponseSchema, body);
  return items.find(({ folderPath }) => folderPath === venue.folderPath)?.checks;
}

test('a dial code that is stored twice comes with the number without it', async () => {
  const venue = newVenue('verona', { phoneNumber: '+39390458001234' });
  await seed(server.db, [venue]);
  const { body } = await server.request('GET', '/api/venues/scraped?check=dialCodeRepeated');
  const items = v.parse(listResponseSchema, body);
  expect(items.map(({ folderPath }) => folderPath)).toEqual([venue.folderPath]);
  expect(items[0]?.suggestedPhone).toBe('+390458001234');
});

test('a review item lists the stored checks and those that compare venues, in one order', async () => {
  const same = { phoneNumber: '+39 045 1234567', website: null };
  const [wrong, other] = await seed(server.db, [
    newVenue('verona', { ...same, sportIds: [], name: 'IT' }),
    newVenue('verona', same),
  ]);
  expect(await checksOf(wrong)).toEqual(['phoneShared', 'noSport', 'nameShort']);
  expect(await checksOf(other)).toEqual(['phoneShared']);

  // Checks are computed only for a venue without stored ones; stored ones are sent unchanged.
  const store = (checks: string[] | null) =>
    query(server.databaseUrl, 'UPDATE venues SET checks = $2 WHERE id = $1', [wrong.id, checks]);
  await store(['nameLong', 'coordinatesZero']);
  expect(await checksOf(wrong)).toEqual(['coordinatesZero', 'phoneShared', 'nameLong']);
  await store(null);
  expect(await checksOf(wrong)).toEqual(['phoneShared', 'noSport', 'nameShort']);
});
