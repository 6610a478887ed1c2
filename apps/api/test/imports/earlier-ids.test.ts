import { expect, test, vi } from 'vitest';
import { EarlierIds } from '../../src/imports/earlier-ids.ts';
import type { SourceVenue } from '../../src/imports/sources/source.ts';

const equal: SourceVenue = {
  source: 'x',
  sourceId: 'a',
  isDerivedId: true,
  address: {},
  sports: [],
};

/** The ids of `count` equal records, and how often an earlier id was searched. */
function read(count: number) {
  const searched = vi.spyOn(Map.prototype, 'has');
  const earlier = new EarlierIds();
  const ids = Array.from({ length: count }, (_, index) => {
    const venue = earlier.distinguish(equal);
    earlier.refuseRepeated(venue);
    earlier.add(venue, index + 1);
    return venue.sourceId;
  });
  const searches = searched.mock.calls.length;
  searched.mockRestore();
  return { ids, searches };
}

test('equal records are distinguished by a number, the same at every import', () => {
  expect(read(4).ids).toEqual(['a', 'a~2', 'a~3', 'a~4']);
});

test('ten times as many equal records need ten times as many searches', () => {
  expect(read(5_000).searches / read(500).searches).toBeLessThan(11);
});

test('two records of one source have different ids, records of two sources need not', () => {
  const earlier = new EarlierIds();
  const venue = { ...equal, isDerivedId: false };
  earlier.add(venue, 1);
  expect(() => earlier.refuseRepeated({ ...venue, source: 'y' })).not.toThrow();
  expect(() => earlier.refuseRepeated(venue)).toThrow(
    'has the id a of an earlier record, number 1',
  );
});
