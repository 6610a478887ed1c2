import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type SavedView, savedViews } from './savedViews.ts';
import { useSavedViews } from './useSavedViews.ts';

const BARE = { name: 'Bare', search: 'check=noStreet' };
const ITALY = { name: 'Italy', search: 'country=italy' };
const SPAIN = { name: 'Spain', search: 'country=spain' };

test('a view that another tab has stored stays, and is shown at once', () => {
  const { result } = renderHook(() => useSavedViews('anna'));
  savedViews.store('anna', [ITALY]);
  act(() => result.current.save(BARE));
  expect(savedViews.read('anna')).toEqual([BARE, ITALY]);
  expect(result.current.views).toEqual([BARE, ITALY]);
  savedViews.store('anna', [ITALY]);
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(result.current.views).toEqual([ITALY]);
});

test('the view that was deleted last can be brought back, unless its name is used again', () => {
  savedViews.store('anna', [BARE, ITALY]);
  const { result } = renderHook(() => useSavedViews('anna'));
  act(() => result.current.remove('Bare'));
  expect(savedViews.read('anna')).toEqual([ITALY]);
  expect(result.current.removed).toEqual({ name: 'Bare', isReplaced: false });
  act(() => result.current.save(SPAIN));
  act(() => result.current.restore());
  expect(savedViews.read('anna')).toEqual([BARE, ITALY, SPAIN]);
  expect(result.current.removed).toBeUndefined();
  act(() => result.current.remove('Bare'));
  act(() => result.current.save({ ...SPAIN, name: 'Bare' }));
  expect(result.current.removed).toBeUndefined();
});

test('a change that another tab undid is not offered to be undone', () => {
  savedViews.store('anna', [BARE]);
  const { result } = renderHook(() => useSavedViews('anna'));
  function elsewhere(views: readonly SavedView[]) {
    savedViews.store('anna', views);
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
  }
  act(() => result.current.save({ ...BARE, search: 'country=italy' }));
  elsewhere([]);
  expect(result.current.removed).toBeUndefined();
  elsewhere([BARE, ITALY]);
  act(() => result.current.remove('Italy'));
  elsewhere([BARE]);
  expect(result.current.removed).toEqual({ name: 'Italy', isReplaced: false });
  elsewhere([{ ...ITALY, search: '' }]);
  expect(result.current.removed).toBeUndefined();
});

test('the view that was replaced last can be brought back', () => {
  savedViews.store('anna', [BARE]);
  const { result } = renderHook(() => useSavedViews('anna'));
  act(() => result.current.save(BARE));
  expect(result.current.removed).toBeUndefined();
  act(() => result.current.save({ ...BARE, search: 'status=discarded' }));
  expect(result.current.removed).toEqual({ name: 'Bare', isReplaced: true });
  act(() => result.current.restore());
  expect(savedViews.read('anna')).toEqual([BARE]);
  expect(result.current.removed).toBeUndefined();
});
