import { beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../../../testing/stubStorage.ts';
import { readViews, storeViews, withoutView, withView } from './savedViews.ts';

const ITALY = { name: 'Italy', search: 'country=italy' };
const BARE = { name: 'Bare', search: 'check=noStreet' };

beforeEach(() => {
  stubStorage('localStorage');
});

test('keeps the views of each administrator apart', () => {
  storeViews('anna', [ITALY]);
  expect(readViews('anna')).toEqual([ITALY]);
  expect(readViews('berta')).toEqual([]);
});

test('a view takes the place of another of its name; they are in the order of their names', () => {
  const views = withView([ITALY], BARE);
  expect(views).toEqual([BARE, ITALY]);
  expect(withView(views, { ...ITALY, search: '' })).toEqual([BARE, { ...ITALY, search: '' }]);
  expect(withoutView(views, 'Bare')).toEqual([ITALY]);
});

test.each(['', '{', '[1]', '[{"name":"x"}]'])('finds nothing in %j', (text) => {
  localStorage.setItem('campetto.views.anna', text);
  expect(readViews('anna')).toEqual([]);
});

test('does without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  storeViews('anna', [ITALY]);
  expect(readViews('anna')).toEqual([]);
});
