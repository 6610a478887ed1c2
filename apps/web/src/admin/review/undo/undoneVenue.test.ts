import { expect, test } from 'vitest';
import { undoneVenue } from './undoneVenue.ts';

const undone = (folderPath: string) =>
  ({ outcome: 'undone', activityId: 'a', folderPath, status: 'pending', version: 2 }) as const;
const REFUSED = { outcome: 'refused', activityId: 'b', why: 'changed' } as const;

test('an undo of one venue leads to it, also if it took several records back', () => {
  expect(undoneVenue([undone('venues/1')])).toBe('venues/1');
  expect(undoneVenue([undone('venues/1'), undone('venues/1')])).toBe('venues/1');
});

test('an undo of several venues, or a refused one, leads to none', () => {
  expect(undoneVenue([undone('venues/1'), undone('venues/2')])).toBeUndefined();
  expect(undoneVenue([undone('venues/1'), REFUSED])).toBeUndefined();
  expect(undoneVenue([REFUSED])).toBeUndefined();
  expect(undoneVenue([])).toBeUndefined();
});
