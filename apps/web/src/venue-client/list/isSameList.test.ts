import { expect, test } from 'vitest';
import { exampleVenue } from '../../testing/exampleVenue.ts';
import { NO_VERSIONS } from '../cache.ts';
import { isSameList, type ListPage } from './isSameList.ts';

const VENUES = ['a', 'b'].map((id) => exampleVenue({ id }));
const page = (change: Partial<ListPage> = {}): ListPage => ({
  items: [...VENUES],
  total: 2,
  similarWords: ['alba'],
  next: null,
  versions: NO_VERSIONS,
  ...change,
});

test('a page, and a list of pages, with the same venues is the same', () => {
  expect(isSameList(page(), page({ similarWords: ['alba'] }))).toBe(true);
  expect(isSameList([page(), page()], [page(), page()])).toBe(true);
  expect(isSameList(undefined, undefined)).toBe(true);
});

test.each<[string, Partial<ListPage>]>([
  ['another venue', { items: [...VENUES.slice(1), exampleVenue({ id: 'c' })] }],
  ['a venue less', { items: VENUES.slice(1) }],
  ['a newer version', { items: [exampleVenue({ id: 'a', version: 2 }), ...VENUES.slice(1)] }],
  ['another number', { total: 3 }],
  ['other words', { similarWords: ['albatros'] }],
  ['a next page', { next: '/next' }],
])('%s makes another list', (_, change) => {
  expect(isSameList(page(), page(change))).toBe(false);
  expect(isSameList([page(), page(change)], [page(), page()])).toBe(false);
});

test('another number of pages is another list, and so is none', () => {
  expect(isSameList([page()], [page(), page()])).toBe(false);
  expect(isSameList(undefined, [page()])).toBe(false);
});
