import { expect, test } from 'vitest';
import {
  applyChange,
  changeFilters,
  DEFAULT_FILTERS,
  isFiltered,
  readFilters,
  writeFilters,
} from './filters.ts';

test.each([
  ['', {}],
  ['?status=approved', { status: 'approved' }],
  ['?status=scraped', {}],
  ['?country=italy&city=milano', { country: 'italy', city: 'milano' }],
  ['?city=milano', {}],
  ['?country=spain&city=milano', { country: 'spain' }],
  ['?country=atlantis', {}],
  ['?limit=50', { limit: 50 }],
  ['?limit=3', {}],
  ['?limit=-5', {}],
  ['?limit=5&lang=it', { limit: 5 }],
  ['?country=none&sport=padel&source=osm', { country: 'none', sport: 'padel', source: 'osm' }],
  ['?sport=curling&sort=oldest', { sort: 'oldest' }],
  ['?reason=closed&reviewer=a%40b.it', {}],
  ['?status=approved&reason=closed&reviewer=a%40b.it', { status: 'approved', reviewer: 'a@b.it' }],
  ['?status=discarded&reason=none', { status: 'discarded', reason: 'none' }],
  ['?status=discarded&reason=bored', { status: 'discarded' }],
])('[REV-2] [REV-4] reads the filters of %s', (search, expected) => {
  expect(readFilters(new URLSearchParams(search))).toEqual({ ...DEFAULT_FILTERS, ...expected });
});

test('writes only what differs from the defaults and keeps the language', () => {
  const search = new URLSearchParams('?lang=it&status=approved');
  const written = writeFilters(search, { ...DEFAULT_FILTERS, country: 'italy', limit: 5 });
  expect(written.toString()).toBe('lang=it&country=italy&limit=5');
});

test('[REV-3] another country lets the city go', () => {
  const before = { ...DEFAULT_FILTERS, country: 'italy', city: 'milano' };
  expect(changeFilters(before, { ...before, country: 'spain' }).city).toBeNull();
  expect(changeFilters(before, { ...before, limit: 5 }).city).toBe('milano');
});

test('another status removes the filters that its venues do not have', () => {
  const before = {
    ...DEFAULT_FILTERS,
    status: 'discarded' as const,
    reason: 'closed',
    reviewer: 'a@b.it',
  };
  expect(changeFilters(before, { ...before, status: 'approved' })).toEqual({
    ...DEFAULT_FILTERS,
    status: 'approved',
    reviewer: 'a@b.it',
  });
  expect(changeFilters(before, { ...before, status: 'pending' })).toEqual(DEFAULT_FILTERS);
});

test.each([
  ['', false],
  ['?status=approved&sort=name&limit=50', false],
  ['?country=italy', true],
  ['?q=padel', true],
  ['?check=any', true],
  ['?source=osm', true],
  ['?sport=padel', true],
  ['?status=discarded&reason=none', true],
  ['?status=approved&reviewer=a%40b.it', true],
])('whether %s leaves venues out: %s', (search, expected) => {
  expect(isFiltered(readFilters(new URLSearchParams(search)))).toBe(expected);
});

test('two quick changes are laid upon each other', () => {
  const shown = DEFAULT_FILTERS;
  const first = { ...shown, check: 'noSport' as const };
  expect(applyChange(first, shown, { ...shown, sort: 'name' })).toEqual({ ...first, sort: 'name' });
});
