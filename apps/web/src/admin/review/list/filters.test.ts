import { expect, test } from 'vitest';
import { DEFAULT_FILTERS } from '../../../venue-client/list/listRequest.ts';
import {
  applyChange,
  changeFilters,
  invalidFilters,
  isFiltered,
  isPressed,
  QUICK_FILTERS,
  readFilters,
  toggleQuick,
  writeFilters,
} from './filters.ts';

test.each([
  ['?status=approved&country=italy&city=milano&later=true&lang=it', []],
  ['?status=pending&check=&q=padel', []],
  ['?status=foo&imported=nope&check=bogus', ['status', 'check', 'imported']],
  ['?country=spain&city=milano', ['city']],
])('the invalid filters of %s: %o', (search, names) => {
  expect(invalidFilters(new URLSearchParams(search))).toEqual(names);
});

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
  ['?clean=true', { clean: 'true' }],
  ['?later=true', { later: 'true' }],
  ['?later=1', {}],
  ['?status=approved&later=true', { status: 'approved' }],
  ['?clean=yes&hasDuplicates=true', { hasDuplicates: 'true' }],
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
  const before = readFilters(new URLSearchParams('?country=italy&city=milano'));
  expect(changeFilters(before, { ...before, country: 'spain' }).city).toBeNull();
  expect(changeFilters(before, { ...before, limit: 5 }).city).toBe('milano');
});

test('another status removes the filters that its venues do not have', () => {
  const before = readFilters(
    new URLSearchParams('?status=discarded&reason=closed&reviewer=a%40b.it'),
  );
  expect(changeFilters(before, { ...before, status: 'approved' })).toEqual({
    ...DEFAULT_FILTERS,
    status: 'approved',
    reviewer: 'a@b.it',
  });
  expect(changeFilters(before, { ...before, status: 'pending' })).toEqual(DEFAULT_FILTERS);
});

test('a quick filter is on or off', () => {
  for (const quick of QUICK_FILTERS) {
    expect(isPressed(DEFAULT_FILTERS, quick)).toBe(false);
    const on = toggleQuick(DEFAULT_FILTERS, quick);
    expect(isPressed(on, quick)).toBe(true);
    expect(isFiltered(on)).toBe(true);
    expect(toggleQuick(on, quick)).toEqual(DEFAULT_FILTERS);
  }
  expect(isPressed({ ...DEFAULT_FILTERS, check: 'noSport' }, 'needsLook')).toBe(false);
});

test('of filters that no venue can match together the later one stays', () => {
  const clean = { ...DEFAULT_FILTERS, clean: 'true' as const };
  const other = toggleQuick(toggleQuick(DEFAULT_FILTERS, 'hasDuplicates'), 'needsLook');
  expect(other).toMatchObject({ hasDuplicates: 'true', check: 'any', clean: null });
  expect(toggleQuick(other, 'clean')).toEqual(clean);
  expect(toggleQuick(clean, 'hasDuplicates')).toMatchObject({ clean: null, hasDuplicates: 'true' });
  const checked = changeFilters(clean, { ...clean, check: 'noSport' });
  expect(checked).toMatchObject({ clean: null, check: 'noSport' });
});

test.each([
  ['', false],
  ['?status=approved&sort=name&limit=50', false],
  ['?country=italy', true],
  ['?q=padel', true],
  ['?check=any', true],
  ['?clean=true', true],
  ['?hasDuplicates=true', true],
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
