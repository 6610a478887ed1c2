import { expect, test } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { firstOf, neighbourOf, venueAt } from './activeCard.ts';

const FIRST = exampleVenue({ id: '1' });
const SECOND = exampleVenue({ id: '2' });
const THIRD = exampleVenue({ id: '3' });
const VENUES = [FIRST, SECOND, THIRD];

test('the next venue takes the place of one that leaves, or the previous after the last', () => {
  expect(neighbourOf(VENUES, FIRST.folderPath)).toBe(SECOND);
  expect(neighbourOf(VENUES, SECOND.folderPath)).toBe(THIRD);
  expect(neighbourOf(VENUES, THIRD.folderPath)).toBe(SECOND);
});

test('no venue takes the place of the only one', () => {
  expect(neighbourOf([FIRST], FIRST.folderPath)).toBeUndefined();
  expect(neighbourOf([], FIRST.folderPath)).toBeUndefined();
});

test.each([
  ['starts at the first', undefined, 1, FIRST],
  ['starts at the first, backwards too', undefined, -1, FIRST],
  ['starts again after the active venue has left', 'venues/gone', 1, FIRST],
  ['moves forward', FIRST.folderPath, 1, SECOND],
  ['moves back', THIRD.folderPath, -1, SECOND],
  ['stays at the last', THIRD.folderPath, 1, THIRD],
  ['stays at the first', FIRST.folderPath, -1, FIRST],
])('%s', (_title, active, by, expected) => {
  expect(venueAt(VENUES, active, by)).toBe(expected);
});

test('the first venue is one that nobody has, and none of those that are passed over', () => {
  const paths = (...venues: (typeof FIRST)[]) => new Set(venues.map((one) => one.folderPath));
  expect(firstOf(VENUES, paths(FIRST), paths())).toBe(SECOND);
  expect(firstOf(VENUES, paths(...VENUES), paths())).toBe(FIRST);
  expect(firstOf(VENUES, paths(...VENUES), paths(FIRST, SECOND))).toBe(THIRD);
  expect(firstOf(VENUES, paths(...VENUES), paths(...VENUES))).toBeUndefined();
});

test('an empty list has no venue to move to', () => {
  expect(venueAt([], undefined, 1)).toBeUndefined();
});
