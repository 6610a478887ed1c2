import { listPath, type VenueReviewItem } from '@campetto/contract';
import { expect, test } from 'vitest';
import { listPage } from '../../src/list/service.ts';
import { type TestResponse, withServer } from '../support/app.ts';
import { blocksReadBy, query } from '../support/query.ts';
import { randomFrom } from '../support/random.ts';
import { newVenue, seed } from '../support/venues.ts';

const server = withServer();

test('of a chain with many venues, those near each other share their website', async () => {
  const website = 'https://chain.example.org/';
  const at = (index: number, latitude: number) =>
    newVenue('milano', { name: `Campo ${index}`, website, latitude, longitude: 9 });
  const far = Array.from({ length: 120 }, (_, index) => at(index, 40 + index / 50));
  await seed(server.db, far);
  await seed(server.db, [at(121, 45.0001), at(122, 45.0002)]);
  const { body }: TestResponse<VenueReviewItem[]> = await server.request(
    'GET',
    `${listPath('pending')}?check=websiteShared`,
  );
  const names = body.map(({ venue }) => venue.sportsVenue.name);
  expect(names).toEqual(expect.arrayContaining(['Campo 121', 'Campo 122']));
});

test('the others of a chain are compared without being read', async () => {
  const chain = {
    source: 'chain',
    website: 'https://lido.example/',
    phoneNumber: '+39 02 7654321',
  };
  const others = { website: null };
  // At different places, like the venues of a chain.
  const venues = Array.from({ length: 1600 }, (_, index) =>
    newVenue('milano', { ...(index % 8 === 0 ? chain : others), latitude: 40 + index / 100 }),
  );
  await seed(server.db, venues);
  await query(server.databaseUrl, 'UPDATE venues SET has_related = true');
  await query(server.databaseUrl, 'VACUUM ANALYZE venues');
  const filter = { limit: 20, sort: 'newest', source: 'chain' } as const;
  const blocks = await blocksReadBy(server.databaseUrl, (db) => listPage(db, 'pending', filter));
  expect(blocks).toBeLessThan(1000);
});

test('a venue with the longest name and website can be stored and compared', async () => {
  const random = randomFrom(7);
  const letters = (length: number, letter: () => number) =>
    Array.from({ length }, () => String.fromCodePoint(letter())).join('');
  // A syllable is stored as three letters of three bytes each; neither text gets much shorter by compression.
  const name = letters(200, () => 0xac00 + random(399) * 28 + 1 + random(27));
  const website = `https://long.example/${letters(1979, () => 97 + random(26))}`;
  const venues = Array.from({ length: 2 }, () => newVenue('milano', { name, website }));
  await seed(server.db, venues);
  const { items } = await listPage(server.db, 'pending', { limit: 2, sort: 'newest' });
  expect(items.map(({ shared }) => shared.website)).toEqual([1, 1]);
});
