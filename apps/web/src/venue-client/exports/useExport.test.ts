import { expect, test } from 'vitest';
import { DEFAULT_FILTERS, type ListFilters } from '../list/listRequest.ts';
import { fileNameOf } from './useDownload.ts';
import { exportAddress } from './useExport.ts';

test('an export has the filters of its list, but no pages', () => {
  expect(exportAddress(DEFAULT_FILTERS, 'csv')).toBe(
    '/api/venues/export?format=csv&status=pending',
  );
  const narrow: ListFilters = {
    ...DEFAULT_FILTERS,
    status: 'approved',
    country: 'italy',
    city: 'verona',
    q: ' padel ',
    check: 'noStreet',
    sort: 'name',
  };
  expect(exportAddress(narrow, 'geojson')).toBe(
    '/api/venues/export?format=geojson&status=approved&country=italy&city=verona&q=padel&check=noStreet&sort=name',
  );
});

test('a file has the name that the server gave it', () => {
  expect(fileNameOf('attachment; filename="campetto-pending-2026-11-21.csv"')).toBe(
    'campetto-pending-2026-11-21.csv',
  );
  expect(fileNameOf(null)).toBe('campetto');
});
