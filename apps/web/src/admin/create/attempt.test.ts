import { expect, test } from 'vitest';
import { FULL_DRAFT } from '../../testing/exampleVenue.ts';
import { creationOf } from '../../venue-client/create/creation.ts';
import { nextAttempt } from './attempt.ts';

const VENUE = creationOf(FULL_DRAFT);
const OTHER = creationOf({ ...FULL_DRAFT, name: 'Campo Lento' });
const PICTURE = { name: 'court.jpg', lastModified: 1 };

test('a second attempt with the same venue repeats the key', () => {
  const first = nextAttempt(undefined, VENUE, PICTURE);
  expect(nextAttempt(first, VENUE, PICTURE)).toEqual(first);
  // After a reload the attempt comes from the stored draft.
  expect(nextAttempt(JSON.parse(JSON.stringify(first)), VENUE, { ...PICTURE })).toEqual(first);
});

test.each([
  ['another venue', OTHER, PICTURE],
  ['another picture', VENUE, { ...PICTURE, lastModified: 2 }],
  ['no picture', VENUE, undefined],
])('%s gets a key of its own', (_title, creation, image) => {
  const first = nextAttempt(undefined, VENUE, PICTURE);
  expect(nextAttempt(first, creation, image).key).not.toBe(first.key);
});
