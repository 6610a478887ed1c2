import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { stubStorage } from '../../../testing/stubStorage.ts';
import {
  CONFIRMABLE_MOVES,
  isConfirmationOn,
  needsConfirmation,
  switchConfirmation,
} from './confirmation.ts';

beforeEach(() => {
  stubStorage('sessionStorage');
});

test('each move is confirmed while its confirmation is switched on', () => {
  expect(isConfirmationOn('approve')).toBe(true);
  switchConfirmation('approve', false);
  expect(isConfirmationOn('approve')).toBe(false);
  expect(isConfirmationOn('discard')).toBe(true);
  switchConfirmation('approve', true);
  expect(isConfirmationOn('approve')).toBe(true);
});

test('without storage every move is confirmed', () => {
  vi.stubGlobal('sessionStorage', undefined);
  switchConfirmation('discard', false);
  expect(isConfirmationOn('discard')).toBe(true);
});

describe('with the confirmations switched off', () => {
  beforeEach(() => {
    for (const move of CONFIRMABLE_MOVES) switchConfirmation(move, false);
  });
  const setAside = { at: '2026-11-20T08:00:00.000Z', by: 'admin@campetto.app', note: null };

  test.for([
    ['approve', 'a plain venue', {}, 0, false, false],
    ['approve', 'possible duplicates', {}, 1, true, false],
    ['approve', 'a venue that is set aside', { setAside }, 0, true, false],
    ['approve', 'a venue without a name', { sportsVenue: { name: ' ' } }, 0, true, true],
    ['discard', 'possible duplicates', {}, 1, false, false],
    ['restore', 'possible duplicates', {}, 1, false, false],
  ] as const)('%s: %s', ([move, , change, duplicates, confirmed, confirmedInspected]) => {
    const subject = { item: exampleVenue(change), move, duplicates };
    expect(needsConfirmation(subject)).toBe(confirmed);
    expect(needsConfirmation({ ...subject, isInspected: true })).toBe(confirmedInspected);
  });
});

test('a restore is never confirmed', () => {
  const discarded = exampleVenue({ status: 'discarded' });
  expect(needsConfirmation({ item: discarded, move: 'restore', duplicates: 0 })).toBe(false);
});
