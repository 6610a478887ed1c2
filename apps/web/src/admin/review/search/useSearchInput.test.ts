import { i18n } from '@lingui/core';
import { act, render } from '@testing-library/react';
import { createElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../../app/Providers.tsx';
import { useLanguageInAddress } from '../../../i18n/useLanguage.ts';
import { DEFAULT_FILTERS, type ListFilters } from '../../../venue-client/list/listRequest.ts';
import { useFilters } from '../list/useFilters.ts';
import { useListView } from '../list/useListView.ts';
import { useSearchInput } from './useSearchInput.ts';

function useSearch() {
  const [filters, onChange] = useFilters();
  const [view, setView] = useListView();
  const [applied, setApplied] = useState<ListFilters>();
  const input = useSearchInput({
    query: filters.q,
    applied,
    onSearch: (q) => onChange({ ...filters, q }),
  });
  return { filters, onChange, view, setView, setApplied, ...input };
}

let current: ReturnType<typeof useSearch>;

function Search() {
  useLanguageInAddress();
  current = useSearch();
  return null;
}

let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  vi.useFakeTimers();
  router = createMemoryRouter([{ path: '*', Component: Search }], {
    initialEntries: ['/?country=italy', '/?clean=true'],
  });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(createElement(RouterProvider, { router }), { wrapper: Providers });
});
afterEach(() => {
  vi.useRealTimers();
});

const DEBOUNCE = 300;

/** Types and presses; the router renders neither the press nor the search before both have happened. */
function typeAndPress(press: () => void, isSearched: boolean): void {
  act(() => current.setTyped('tenn'));
  act(() => {
    if (isSearched) vi.advanceTimersByTime(DEBOUNCE);
    press();
    vi.advanceTimersByTime(DEBOUNCE);
  });
}

const WHEN = [
  ['after the search', true],
  ['before it', false],
] as const;

test.each(WHEN)('a view that is chosen %s keeps it', (_, isSearched) => {
  typeAndPress(() => current.setView('rows'), isSearched);
  expect(current).toMatchObject({ typed: 'tenn', view: 'rows', filters: { q: 'tenn' } });
});

test.each(WHEN)('a filter that is chosen %s keeps it', (_, isSearched) => {
  typeAndPress(() => current.onChange({ ...current.filters, clean: null }), isSearched);
  expect(current).toMatchObject({ typed: 'tenn', filters: { clean: null, q: 'tenn' } });
});

test.each(WHEN)('a language that is chosen %s keeps it', (_, isSearched) => {
  typeAndPress(
    () => flushSync(() => i18n.loadAndActivate({ locale: 'it', messages: {} })),
    isSearched,
  );
  expect(current).toMatchObject({ typed: 'tenn', filters: { q: 'tenn' } });
  expect(router.state.location.search).toContain('lang=it');
});

test.each(WHEN)('after Back %s, field and list agree', (_, isSearched) => {
  typeAndPress(() => void router.navigate(-1), isSearched);
  expect(current.filters.country).toBe('italy');
  expect(current.typed).toBe(current.filters.q);
});

test.each(WHEN)('a saved view that is applied %s replaces it', (_, isSearched) => {
  const applied = { ...DEFAULT_FILTERS, q: 'padel' };
  typeAndPress(() => {
    flushSync(() => current.setApplied(applied));
    void router.navigate('/?q=padel');
  }, isSearched);
  expect(current).toMatchObject({ typed: 'padel', filters: applied });
});

test('after cleared filters Back brings them and the search back', () => {
  act(() => current.setTyped('tenn'));
  act(() => vi.advanceTimersByTime(DEBOUNCE));
  act(() => current.onChange(DEFAULT_FILTERS));
  expect(current).toMatchObject({ typed: '', filters: DEFAULT_FILTERS });
  act(() => void router.navigate(-1));
  expect(current).toMatchObject({ typed: 'tenn', filters: { clean: 'true', q: 'tenn' } });
});

test('neither a search nor its repetition is an entry of the history', () => {
  act(() => current.onChange({ ...current.filters, q: 'tenn' }));
  act(() => current.onChange(current.filters));
  act(() => void router.navigate(-1));
  expect(current.filters).toMatchObject({ country: 'italy', q: '' });
});
