import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './preloadError.ts';

const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/shell.js');
const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

test('a page whose code was replaced by a deployment is reloaded once', () => {
  reloadOnce(MISSING);
  reloadOnce(MISSING);
  expect(reload).toHaveBeenCalledOnce();
});

test('neither another error nor one offline reloads the page', () => {
  reloadOnce(new Error('other'));
  vi.stubGlobal('navigator', { onLine: false });
  reloadOnce(MISSING);
  expect(reload).not.toHaveBeenCalled();
});
