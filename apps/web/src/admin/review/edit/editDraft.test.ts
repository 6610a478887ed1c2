import { expect, test, vi } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { stubStorage } from '../../../testing/stubStorage.ts';
import { editOf } from '../../../venue-client/edit/editForm.ts';
import { readEditDraft, removeOldEditDrafts, storeEditDraft } from './editDraft.ts';

const VENUE = exampleVenue();
const base = editOf(VENUE);
const DRAFT = {
  version: VENUE.version,
  base,
  edit: { ...base, fields: { ...base.fields, name: 'Typed' } },
};

test('a draft is stored for one administrator and one venue until it is removed', () => {
  const stored = stubStorage('localStorage');
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
    const stored = stubStorage('localStorage');
    storeEditDraft('first', VENUE.folderPath, DRAFT);
    for (const key of stored.keys()) stored.set(key, text);
    expect(readEditDraft('first', VENUE.folderPath)).toBeUndefined();
  },
);

test('a draft is removed after 30 days, and what is no draft is left alone', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01') });
  const stored: Record<string, string> = {};
  vi.stubGlobal('localStorage', stored);
  const define = (name: string, value: (key: string, text: string) => unknown) =>
    Object.defineProperty(stored, name, { value });
  define('getItem', (key) => stored[key] ?? null);
  define('setItem', (key, text) => Object.assign(stored, { [key]: text }));
  define('removeItem', (key) => Reflect.deleteProperty(stored, key));
  stored['campetto.views.first'] = '[]';
  storeEditDraft('first', VENUE.folderPath, DRAFT);
  vi.setSystemTime(new Date('2026-01-30'));
  storeEditDraft('second', VENUE.folderPath, DRAFT);
  removeOldEditDrafts();
  expect(readEditDraft('first', VENUE.folderPath)).toEqual(DRAFT);
  vi.setSystemTime(new Date('2026-02-01'));
  removeOldEditDrafts();
  expect(readEditDraft('first', VENUE.folderPath)).toBeUndefined();
  expect(readEditDraft('second', VENUE.folderPath)).toEqual(DRAFT);
  expect(Object.keys(stored)).toHaveLength(2);
  vi.useRealTimers();
});

test('a draft of an earlier version, without the city of the state, is kept', () => {
  const stored = stubStorage('localStorage');
  storeEditDraft('first', VENUE.folderPath, DRAFT);
  for (const [key, text] of stored)
    stored.set(key, text.replaceAll(/"city":"Milano","state"/g, '"state"'));
  expect([...stored.values()].join()).not.toContain('"city":"Milano","state"');
  expect(readEditDraft('first', VENUE.folderPath)).toEqual(DRAFT);
});
