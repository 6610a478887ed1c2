import { expect, test, vi } from 'vitest';
import { stubStorage } from '../../testing/stubStorage.ts';
import { EMPTY_DRAFT } from '../../venue-client/create/draft.ts';
import { readDraft, storeDraft } from './draftStorage.ts';

const DRAFT = { ...EMPTY_DRAFT, name: 'Campo Lento' };

test('a draft is stored for one administrator until it is empty', () => {
  const stored = stubStorage('localStorage');
  storeDraft('first', DRAFT);
  expect(readDraft('first')).toEqual(DRAFT);
  expect(readDraft('second')).toBeUndefined();
  storeDraft('first', EMPTY_DRAFT);
  expect(stored.size).toBe(0);
});

test.each(['no JSON', '{}', '{"name":"Campo","dialCode":"+0"}'])(
  'invalid storage (%s) contains no draft',
  (text) => {
    const stored = stubStorage('localStorage');
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
