import { expect, test } from 'vitest';
import {
  countAddress,
  DEFAULT_FILTERS,
  firstPage,
  type ListFilters,
  nextPage,
} from './listRequest.ts';

test.each<[Partial<ListFilters>, string]>([
  [{ country: null, city: null }, '/api/venues/scraped?limit=20'],
  [{ country: 'italy', city: null }, '/api/venues/scraped?limit=20&country=italy'],
  [{ country: 'italy', city: 'milano' }, '/api/venues/scraped?limit=20&country=italy&city=milano'],
  [
    { q: ' via città ', sort: 'rating' },
    '/api/venues/scraped?limit=20&q=via+citt%C3%A0&sort=rating',
  ],
  [{ clean: 'true' }, '/api/venues/scraped?limit=20&clean=true'],
  [{ check: 'noSport' }, '/api/venues/scraped?limit=20&check=noSport'],
  [
    { status: 'discarded', source: 'osm', sport: 'padel', reason: 'none', reviewer: 'a@b.it' },
    '/api/venues/discarded?limit=20&source=osm&sport=padel&reason=none&reviewer=a%40b.it',
  ],
])('[REV-4] the filters %j request %s', (filters, address) => {
  expect(firstPage({ ...DEFAULT_FILTERS, ...filters })).toBe(address);
});

test('a list is counted with its filters, whatever its order and the size of its pages', () => {
  const filters = {
    ...DEFAULT_FILTERS,
    status: 'approved' as const,
    sport: 'padel' as const,
    q: 'campo',
  };
  const address = '/api/venues/approved/count?q=campo&sport=padel';
  expect(countAddress(filters)).toBe(address);
  expect(countAddress({ ...filters, sort: 'name', limit: 100 })).toBe(address);
});

test.each([
  [
    '</api/venues/scraped?limit=20&cursor=abc>; rel="next"',
    '/api/venues/scraped?limit=20&cursor=abc',
  ],
  ['', null],
  [null, null],
])('the next page of %s', (link, next) => {
  expect(nextPage(link)).toBe(next);
});
