import { afterEach, expect, test, vi } from 'vitest';
import { EMPTY_DRAFT } from '../../venues/draft.ts';
import { keepDraft, readDraft } from './draftStorage.ts';

const DRAFT = { ...EMPTY_DRAFT, name: 'Campo Lento' };

function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

afterEach(() => vi.unstubAllGlobals());

test('a draft is kept for its own administrator until it is empty', () => {
  const stored = stubStorage();
  keepDraft('giulia', DRAFT);
  expect(readDraft('giulia')).toEqual(DRAFT);
  expect(readDraft('marco')).toBeUndefined();
  keepDraft('giulia', EMPTY_DRAFT);
  expect(stored.size).toBe(0);
});

test.each(['no JSON', '{}', '{"name":"Campo","dialCode":"+0"}'])(
  'what cannot be read (%s) is no draft',
  (text) => {
    const stored = stubStorage();
    keepDraft('giulia', DRAFT);
    for (const key of stored.keys()) stored.set(key, text);
    expect(readDraft('giulia')).toBeUndefined();
  },
);

test('a browser that keeps nothing is no error', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  keepDraft('giulia', DRAFT);
  expect(readDraft('giulia')).toBeUndefined();
});
