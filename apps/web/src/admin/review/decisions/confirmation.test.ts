import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { needsConfirmation, setConfirmation } from './confirmation.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
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
