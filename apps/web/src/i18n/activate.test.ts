import { beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGE_KEY } from './storage.ts';

// Other tests share their modules with this one, and the texts of the app need its build.
vi.resetModules();
vi.doMock('@campetto/messages/public/catalogue', () => {
  const load = () => Promise.resolve({ messages: {} });
  return { PUBLIC_CATALOGUE: { en: load, it: load } };
});
const { activateLanguage, activeLanguage, addCatalogue, chooseLanguage } = await import(
  './activate.ts'
);

const stored = new Map<string, string>();
let isReachable = true;
const loadItalian = vi.fn(() =>
  isReachable ? Promise.resolve({ messages: {} }) : Promise.reject(new TypeError('offline')),
);

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  stored.clear();
  isReachable = true;
  await activateLanguage('en');
});

test('a language whose texts cannot be loaded is neither stored nor requested by later parts', async () => {
  await addCatalogue({ en: async () => ({ messages: {} }), it: loadItalian });
  isReachable = false;
  await expect(chooseLanguage('it')).rejects.toThrow('offline');
  expect(activeLanguage()).toBe('en');
  expect(stored.get(LANGUAGE_KEY)).toBeUndefined();
  await addCatalogue({ en: async () => ({ messages: {} }), it: loadItalian });
  expect(activeLanguage()).toBe('en');

  isReachable = true;
  await chooseLanguage('it');
  expect(activeLanguage()).toBe('it');
  expect(stored.get(LANGUAGE_KEY)).toBe('it');
});
