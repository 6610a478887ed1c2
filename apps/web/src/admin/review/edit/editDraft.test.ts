import { afterEach, expect, test, vi } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { editOf } from '../../../venue-client/edit/editForm.ts';
import { readEditDraft, storeEditDraft } from './editDraft.ts';

const VENUE = exampleVenue();
const base = editOf(VENUE);
const DRAFT = {
  version: VENUE.version,
  base,
  edit: { ...base, fields: { ...base.fields, name: 'Typed' } },
};

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

test('[EDIT-2] a draft is stored for one administrator and one venue until it is removed', () => {
  const stored = stubStorage();
  storeEditDraft('first', VENUE.folderPath, DRAFT);
  expect(readEditDraft('first', VENUE.folderPath)).toEqual(DRAFT);
  expect(readEditDraft('second', VENUE.folderPath)).toBeUndefined();
  expect(readEditDraft('first', 'venues/italy/roma/other')).toBeUndefined();
  storeEditDraft('first', VENUE.folderPath, undefined);
  expect(stored.size).toBe(0);
});

test.each(['no JSON', '{}', '{"version":1,"base":{},"edit":{}}'])(
  'invalid storage (%s) contains no draft',
  (text) => {
    const stored = stubStorage();
    storeEditDraft('first', VENUE.folderPath, DRAFT);
    for (const key of stored.keys()) stored.set(key, text);
    expect(readEditDraft('first', VENUE.folderPath)).toBeUndefined();
  },
);
