import { afterEach, expect, test, vi } from 'vitest';
import { EMPTY_DRAFT } from '../../venue-client/create/draft.ts';
import { readDraft, storeDraft } from './draftStorage.ts';

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

test('a draft is stored for one administrator until it is empty', () => {
  const stored = stubStorage();
  storeDraft('first', DRAFT);
  expect(readDraft('first')).toEqual(DRAFT);
  expect(readDraft('second')).toBeUndefined();
  storeDraft('first', EMPTY_DRAFT);
  expect(stored.size).toBe(0);
});

test.each(['no JSON', '{}', '{"name":"Campo","dialCode":"+0"}'])(
  'invalid storage (%s) contains no draft',
  (text) => {
    const stored = stubStorage();
    storeDraft('first', DRAFT);
    for (const key of stored.keys()) stored.set(key, text);
    expect(readDraft('first')).toBeUndefined();
  },
);

test('a browser without storage causes no error', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  storeDraft('first', DRAFT);
  expect(readDraft('first')).toBeUndefined();
});
