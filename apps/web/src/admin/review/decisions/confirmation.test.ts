import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { needsConfirmation, skipConfirmation } from './confirmation.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('each move is confirmed until its confirmation is switched off', () => {
  expect(needsConfirmation('approve')).toBe(true);
  skipConfirmation('approve');
  expect(needsConfirmation('approve')).toBe(false);
  expect(needsConfirmation('discard')).toBe(true);
});

test('without storage every move is confirmed', () => {
  vi.stubGlobal('sessionStorage', undefined);
  skipConfirmation('discard');
  expect(needsConfirmation('discard')).toBe(true);
});
