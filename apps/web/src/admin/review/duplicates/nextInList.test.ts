import type { VenueReviewItem } from '@campetto/contract';
import { expect, test } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { nextInList, stillHasDuplicates } from './nextInList.ts';

const [a, b, c, d] = ['1', '2', '3', '4'].map((id) =>
  exampleVenue({ id: `01890a5d-ac96-774b-bcce-b3020990000${id}` }),
) as [VenueReviewItem, VenueReviewItem, VenueReviewItem, VenueReviewItem];
const list = [a, b, c, d];
const pathsOf = (...venues: VenueReviewItem[]) => new Set(venues.map((item) => item.folderPath));

test('a venue that stays keeps the focus; one that goes gives it to the next that stays', () => {
  expect(nextInList(list, b, pathsOf(c))).toBe(b);
  expect(nextInList(list, b, pathsOf(b, c))).toBe(d);
  expect(nextInList(list, d, pathsOf(d))).toBe(a);
  expect(nextInList([a], a, pathsOf(a))).toBeUndefined();
});

test('with a condition it is the next venue that fulfils it, from the beginning after the end', () => {
  expect(nextInList(list, b, pathsOf(c), () => true)).toBe(d);
  expect(nextInList(list, b, pathsOf(), (item) => item === a)).toBe(a);
  expect(nextInList(list, b, pathsOf(), () => false)).toBeUndefined();
});

test('a venue has possible duplicates as long as one of them is neither discarded nor rejected', () => {
  const found = (item: VenueReviewItem) => ({
    item,
    score: 0.9,
    name: 1,
    distance: 0,
    samePhone: false,
    sameWebsite: false,
  });
  const duplicates = {
    [a.folderPath]: [found(b), found(c)],
    [c.folderPath]: [found(a), found(b)],
    [d.folderPath]: [found(a), found(b)],
  };
  const merge = { keep: a, changes: undefined, discard: [b], notDuplicates: [c] };
  const still = stillHasDuplicates(merge, pathsOf(b), duplicates);
  expect(list.filter(still)).toEqual([d]);
});
