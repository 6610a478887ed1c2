import { expect, test } from 'vitest';
import { DEFAULT_FILTERS } from '../admin/review/filters.ts';
import { exampleVenue } from './example.ts';
import { learn, NO_VENUES, upToDate } from './latest.ts';
import { type ListFilters, listAddress, nextAddress } from './list.ts';
import { movedCounts } from './move.ts';

const venue = exampleVenue({ version: 3 });

test('[REV-11] a moved venue leaves the list at once', () => {
  const latest = learn(NO_VENUES, venue.folderPath, { version: 4, status: 'approved' });
  expect(upToDate([venue], 'pending', latest)).toEqual([]);
});

test('[REV-14] a list that was asked for before the move cannot bring it back', () => {
  const latest = learn(NO_VENUES, venue.folderPath, { version: 4, status: 'approved' });
  expect(upToDate([exampleVenue({ version: 3 })], 'pending', latest)).toEqual([]);
});

test('a venue that has come back since is shown', () => {
  const latest = learn(NO_VENUES, venue.folderPath, { version: 4, status: 'discarded' });
  const restored = exampleVenue({ version: 5 });
  expect(upToDate([restored], 'pending', latest)).toEqual([restored]);
});

test('an edited venue is replaced where it stands', () => {
  const edited = exampleVenue({ version: 4, sportsVenue: { name: 'New name' } });
  const latest = learn(NO_VENUES, venue.folderPath, {
    version: 4,
    status: 'pending',
    item: edited,
  });
  expect(upToDate([venue], 'pending', latest)).toEqual([edited]);
});

test('a venue that an undo brought back is shown at its new version', () => {
  const moved = learn(NO_VENUES, venue.folderPath, { version: 4, status: 'approved' });
  const undone = learn(moved, venue.folderPath, { version: 5, status: 'pending' });
  expect(upToDate([venue], 'pending', undone)).toEqual([{ ...venue, version: 5 }]);
});

test('an older answer teaches nothing', () => {
  const newest = learn(NO_VENUES, venue.folderPath, { version: 5, status: 'pending' });
  expect(learn(newest, venue.folderPath, { version: 4, status: 'approved' })).toBe(newest);
});

test('[REV-11] the counts follow a move', () => {
  const counts = { scrapedCount: 10, approvedCount: 2, discardedCount: 1, total: 13 };
  expect(movedCounts(counts, 'pending', 'approved')).toEqual({
    scrapedCount: 9,
    approvedCount: 3,
    discardedCount: 1,
    total: 13,
  });
});

test.each([
  [{ country: null, city: null }, '/api/venues/scraped?limit=20'],
  [{ country: ' ', city: '' }, '/api/venues/scraped?limit=20'],
  [{ country: 'italy', city: null }, '/api/venues/scraped?limit=20&country=italy'],
  [{ country: 'italy', city: 'milano' }, '/api/venues/scraped?limit=20&country=italy&city=milano'],
  [
    { q: ' via città ', sort: 'rating' },
    '/api/venues/scraped?limit=20&q=via+citt%C3%A0&sort=rating',
  ],
  [{ check: 'noSport' }, '/api/venues/scraped?limit=20&check=noSport'],
])('[REV-4] %j is asked for as %s', (places, address) => {
  expect(listAddress({ ...DEFAULT_FILTERS, ...places } as ListFilters)).toBe(address);
});

test.each([
  [
    '</api/venues/scraped?limit=20&cursor=abc>; rel="next"',
    '/api/venues/scraped?limit=20&cursor=abc',
  ],
  ['', null],
  [null, null],
])('the next page of %s', (link, next) => {
  expect(nextAddress(link)).toBe(next);
});
