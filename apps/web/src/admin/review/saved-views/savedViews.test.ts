import { beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../../../testing/stubStorage.ts';
import { savedViews, withoutView, withView } from './savedViews.ts';

const ITALY = { name: 'Italy', search: 'country=italy' };
const BARE = { name: 'Bare', search: 'check=noStreet' };

beforeEach(() => {
  stubStorage('localStorage');
});

test('keeps the views of each administrator apart', () => {
  savedViews.store('anna', [ITALY]);
  expect(savedViews.read('anna')).toEqual([ITALY]);
  expect(savedViews.read('berta')).toBeUndefined();
});

test('a view takes the place of another of its name; they are in the order of their names', () => {
  const views = withView([ITALY], BARE);
  expect(views).toEqual([BARE, ITALY]);
  expect(withView(views, { ...ITALY, search: '' })).toEqual([BARE, { ...ITALY, search: '' }]);
  expect(withoutView(views, 'Bare')).toEqual([ITALY]);
});

test.each(['', '{', '[1]', '[{"name":"x"}]'])('finds nothing in %j', (text) => {
  localStorage.setItem('campetto.views.anna', text);
  expect(savedViews.read('anna')).toBeUndefined();
});

test('does without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  savedViews.store('anna', [ITALY]);
  expect(savedViews.read('anna')).toBeUndefined();
});
