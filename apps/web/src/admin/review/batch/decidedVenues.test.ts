import { expect, test } from 'vitest';
import { decidedVenues } from './decidedVenues.ts';

const skipped = { changed: 1, impossible: 1, missing: 0 };
const named = [
  { folderPath: 'b', name: '', why: 'changed' as const },
  { folderPath: 'c', name: '', why: 'impossible' as const },
];

test('venues that have changed or were not reached are still to be decided', () => {
  const run = { reached: 3, skipped, firstSkipped: named };
  expect(decidedVenues(run, ['a', 'b', 'c', 'd'])).toEqual(['a', 'c']);
});

test('no venue counts as decided when only some of the skipped ones are named', () => {
  const run = { reached: 3, skipped: { ...skipped, changed: 2 }, firstSkipped: named };
  expect(decidedVenues(run, ['a', 'b', 'c', 'd'])).toEqual([]);
});
