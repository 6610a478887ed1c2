import { expect, test } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { firstOf, successorOf, venueAt } from './activeCard.ts';

const FIRST = exampleVenue({ id: '1' });
const SECOND = exampleVenue({ id: '2' });
const THIRD = exampleVenue({ id: '3' });
const VENUES = [FIRST, SECOND, THIRD];

const successor = (venues: typeof VENUES, { folderPath }: (typeof VENUES)[0]) =>
  successorOf(VENUES, venues, folderPath);

test('the next venue takes the place of one that leaves, or the previous after the last', () => {
  expect(successor([SECOND, THIRD], FIRST)).toBe(SECOND);
  expect(successor([FIRST, THIRD], SECOND)).toBe(THIRD);
  expect(successor([FIRST, SECOND], THIRD)).toBe(SECOND);
});

test('where that one has left as well, the next one that is left; else the first of a new list', () => {
  expect(successor([THIRD], FIRST)).toBe(THIRD);
  expect(successor([FIRST], SECOND)).toBe(FIRST);
  const fourth = exampleVenue({ id: '4' });
  expect(successor([fourth], SECOND)).toBe(fourth);
  expect(successor([], FIRST)).toBeUndefined();
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
