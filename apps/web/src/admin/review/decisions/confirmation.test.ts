import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../../../testing/stubStorage.ts';
import { needsConfirmation, setConfirmation } from './confirmation.ts';

beforeEach(() => {
  stubStorage('sessionStorage');
});
afterEach(() => vi.unstubAllGlobals());

test('each move is confirmed while its confirmation is switched on', () => {
  expect(needsConfirmation('approve')).toBe(true);
  setConfirmation('approve', false);
  expect(needsConfirmation('approve')).toBe(false);
  expect(needsConfirmation('discard')).toBe(true);
  setConfirmation('approve', true);
  expect(needsConfirmation('approve')).toBe(true);
});

test('without storage every move is confirmed', () => {
  vi.stubGlobal('sessionStorage', undefined);
  setConfirmation('discard', false);
  expect(needsConfirmation('discard')).toBe(true);
});
