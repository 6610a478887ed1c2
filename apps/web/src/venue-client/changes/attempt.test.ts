import { expect, test } from 'vitest';
import { nextAttempt } from './attempt.ts';

const VENUE = { name: 'Campo Lento' };
const PICTURE = ['court.jpg', 1];

test('a second attempt with the same content repeats the key', () => {
  const first = nextAttempt(undefined, VENUE, PICTURE);
  expect(nextAttempt(first, VENUE, PICTURE)).toEqual(first);
  // After a reload the attempt comes from the stored draft.
  expect(nextAttempt(JSON.parse(JSON.stringify(first)), { ...VENUE }, [...PICTURE])).toEqual(first);
});

test.each([
  ['another venue', { name: 'Campo Veloce' }, PICTURE],
  ['another picture', VENUE, ['court.jpg', 2]],
  ['no picture', VENUE, undefined],
])('%s gets a key of its own', (_title, venue, picture) => {
  const first = nextAttempt(undefined, VENUE, PICTURE);
  expect(nextAttempt(first, venue, picture).key).not.toBe(first.key);
});
