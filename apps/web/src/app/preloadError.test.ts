import { beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../testing/stubStorage.ts';
import { reloadOnce } from './preloadError.ts';

const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/shell.js');
const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  stubStorage('sessionStorage');
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: true });
});

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
