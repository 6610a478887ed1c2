import { listPath, type VenueReviewItem } from '@campetto/contract';
import { expect, test } from 'vitest';
import { type TestResponse, withServer } from '../support/app.ts';
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
