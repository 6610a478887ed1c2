import { PATHS } from '@campetto/contract';
import { expect, test } from 'vitest';
import { DEFAULT_FILTERS } from '../../venue-client/list/listRequest.ts';
import { readFilters } from '../review/list/filters.ts';
import { listLink, venueLink } from './listLink.ts';

test.each([
  ['pending', {}, ''],
  ['approved', {}, '?status=approved'],
  ['discarded', { reason: 'closed' }, '?status=discarded&reason=closed'],
  ['pending', { q: 'campo', reviewer: null }, '?q=campo'],
  ['pending', { q: 'A.C. Città & Co', limit: 50 }, '?q=A.C.+Citt%C3%A0+%26+Co&limit=50'],
] as const)('the review screen reads the link to %s venues with %j', (status, filters, query) => {
  const link = listLink(status, filters);
  expect(link).toBe(`${PATHS.venues}${query}`);
  const read = readFilters(new URLSearchParams(link.split('?')[1]));
  expect(read).toEqual({ ...DEFAULT_FILTERS, status, ...filters });
});

test('no link leads to a venue without a name', () => {
  expect(venueLink('', 'pending')).toBeUndefined();
  expect(venueLink('Alba Marina', 'approved')).toBe(
    `${PATHS.venues}?status=approved&q=Alba+Marina`,
  );
});
