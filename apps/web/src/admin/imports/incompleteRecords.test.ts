import type { ImportPreview } from '@campetto/contract';
import { expect, test } from 'vitest';
import { countIncomplete } from './incompleteRecords.ts';

type PreviewRecord = ImportPreview['records'][number];

const record = (
  values: { name?: string; country?: string },
  refused: string | null = null,
): PreviewRecord => ({
  at: 1,
  fields: (['name', 'country'] as const).flatMap((field) => {
    const value = values[field];
    return value === undefined ? [] : [{ field, value, from: [] }];
  }),
  leftOut: [],
  refused,
});

test.each([
  ['complete records', [record({ name: 'Campo', country: 'Italia' })], [0, 0]],
  ['a refused record', [record({}, 'has no name')], [0, 0]],
  ['a record without a name', [record({ country: 'Spain' })], [1, 0]],
  [
    'an unknown country and none',
    [record({ name: 'Campo', country: 'Atlantis' }), record({ name: 'Pista' })],
    [0, 2],
  ],
])('counts what is missing in %s', (_, records, [unnamed, unknownCountry]) => {
  expect(countIncomplete(records)).toEqual({ unnamed, unknownCountry });
});
