import { expect, test } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { DEFAULT_FILTERS } from '../../../venue-client/list/listRequest.ts';
import {
  isSelected,
  NO_SELECTION,
  type Selection,
  selectedCount,
  targetOf,
  toggled,
  within,
  without,
} from './selection.ts';

const VENUES = ['1', '2', '3', '4'].map((id) => exampleVenue({ id }));
const venue = (index: number) => VENUES[index] as (typeof VENUES)[number];
const indexes = ({ selected }: Selection) =>
  [...selected.keys()].map((path) => VENUES.findIndex((item) => item.folderPath === path)).sort();

const tick = (selection: Selection, index: number, range = false) =>
  toggled(selection, VENUES, { item: venue(index), checked: true, range });
const untick = (selection: Selection, index: number, range = false) =>
  toggled(selection, VENUES, { item: venue(index), checked: false, range });

test('a card is ticked and unticked', () => {
  const one = tick(NO_SELECTION, 1);
  expect(indexes(one)).toEqual([1]);
  expect(indexes(untick(one, 1))).toEqual([]);
});

test('a range goes from the last ticked card to this one, in both directions', () => {
  expect(indexes(tick(tick(NO_SELECTION, 0), 2, true))).toEqual([0, 1, 2]);
  expect(indexes(tick(tick(NO_SELECTION, 3), 1, true))).toEqual([1, 2, 3]);
});

test('a range starts at the card that was unticked last, and unticks', () => {
  const all = tick(tick(NO_SELECTION, 0), 3, true);
  expect(indexes(untick(untick(all, 1), 2, true))).toEqual([0, 3]);
});

test('a range without a start on the screen is one card', () => {
  expect(indexes(tick(NO_SELECTION, 2, true))).toEqual([2]);
  const scrolledAway = { ...NO_SELECTION, anchor: 'venues/gone' };
  expect(indexes(tick(scrolledAway, 2, true))).toEqual([2]);
});

test('decided venues leave the selection, and the others stay', () => {
  const two = tick(tick(NO_SELECTION, 0), 1);
  expect(indexes(without(two, [venue(0).folderPath]))).toEqual([1]);
  expect(without(two, [venue(3).folderPath])).toBe(two);
});

test('a selected venue is decided on as the list shows it now; one that has left it is not', () => {
  const two = tick(tick(NO_SELECTION, 0), 1);
  const changed = exampleVenue({ id: '1', version: 7 });
  const listed = within(two, [changed, venue(2)]);
  expect(selectedCount(listed)).toBe(1);
  expect(isSelected(listed, venue(1).folderPath)).toBe(false);
  expect(targetOf(listed)).toEqual({ venues: [changed] });
  expect(within(MATCHING, [])).toBe(MATCHING);
});

const MATCHING: Selection = {
  ...NO_SELECTION,
  matching: {
    total: 1229,
    moment: '2026-11-22T09:00:00.000Z',
    searchStep: 'exact',
    filters: { ...DEFAULT_FILTERS, q: 'campo', country: 'italy', sort: 'name' },
    except: new Set(),
  },
};

test('of all that match, unticked cards are left out and can be ticked again', () => {
  const { folderPath } = venue(1);
  expect(isSelected(MATCHING, folderPath)).toBe(true);
  const left = untick(untick(MATCHING, 1), 3);
  expect(isSelected(left, folderPath)).toBe(false);
  expect(selectedCount(left)).toBe(1227);
  expect(selectedCount(tick(left, 1))).toBe(1228);
  expect(targetOf(left)).toEqual({
    matching: {
      status: 'pending',
      country: 'italy',
      q: 'campo',
      moment: '2026-11-22T09:00:00.000Z',
      searchStep: 'exact',
      except: [venue(1).folderPath, venue(3).folderPath],
    },
    total: 1227,
  });
});

test('venues that came after the selection leave no negative count when they are unticked', () => {
  const few = { ...MATCHING, matching: MATCHING.matching && { ...MATCHING.matching, total: 1 } };
  expect(selectedCount(untick(untick(few, 1), 3))).toBe(0);
});

test('a venue that was decided on by itself no longer counts among those that match', () => {
  const rest = without(untick(MATCHING, 1), [venue(0).folderPath, venue(1).folderPath]);
  expect(selectedCount(rest)).toBe(1227);
});
