import { expect, test } from 'vitest';
import { exampleVenue } from '../../testing/exampleVenue.ts';
import type { VenueVersion } from '../cache.ts';
import { duplicatesNow, withFound } from './knownDuplicates.ts';

const of = (revision: number) => ({ revision, duplicates: [] });

test('a late response replaces nothing that is known from a later revision', () => {
  expect(withFound({ a: of(2), b: of(1) }, { a: of(1), b: of(1), c: of(1) })).toEqual({
    a: of(2),
    b: of(1),
    c: of(1),
  });
  expect(withFound({ a: of(1) }, { a: of(2) })).toEqual({ a: of(2) });
});

test('duplicates are shown in the versions that this window has recorded, without discarded ones', () => {
  const evidence = { score: 1, name: 1, distance: 0, samePhone: true, sameWebsite: true };
  const items = ['a', 'b', 'c', 'd'].map((id) => exampleVenue({ id, version: 1 }));
  const [approved, discarded, edited, same] = items.map(({ folderPath }) => folderPath);
  const known = { x: { revision: 0, duplicates: items.map((item) => ({ ...evidence, item })) } };
  const renamed = exampleVenue({ id: 'c', version: 2, sportsVenue: { name: 'Renamed' } });
  const versions = new Map([
    [approved, { version: 2, status: 'approved' }],
    [discarded, { version: 2, status: 'discarded' }],
    [edited, { version: 2, status: 'pending', item: renamed }],
    [same, { version: 1, status: 'pending' }],
  ] as [string, VenueVersion][]);
  expect(duplicatesNow(known, versions)).toEqual({
    x: [
      { ...evidence, item: { ...items[0], version: 2, status: 'approved' } },
      { ...evidence, item: renamed },
      { ...evidence, item: items[3] },
    ],
  });
});
