import { beforeEach, expect, test } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { createLateReason } from './lateReason.ts';

const VENUE = exampleVenue();
let late: ReturnType<typeof createLateReason>;

beforeEach(() => {
  late = createLateReason();
});

test('a digit soon after a discard without a reason was meant for it', () => {
  late.begin(VENUE, 'discard', {}, 0);
  expect(late.venueMeantBy('2', 700)).toBe(VENUE);
  expect(late.venueMeantBy('a', 700)).toBeUndefined();
  expect(late.venueMeantBy('2', 2_000)).toBeUndefined();
});

test('but not after a discard with a reason, nor after another decision', () => {
  late.begin(VENUE, 'discard', { reason: 'closed' }, 0);
  expect(late.venueMeantBy('2', 700)).toBeUndefined();
  late.begin(VENUE, 'discard', {}, 0);
  late.begin(exampleVenue({ id: 'other' }), 'approve', {}, 300);
  expect(late.venueMeantBy('2', 700)).toBeUndefined();
});

test('nor after one that was not carried out', () => {
  late.begin(VENUE, 'discard', {}, 0);
  late.cancel({ ...VENUE, folderPath: 'another' });
  expect(late.venueMeantBy('2', 700)).toBe(VENUE);
  late.cancel(VENUE);
  expect(late.venueMeantBy('2', 700)).toBeUndefined();
});
