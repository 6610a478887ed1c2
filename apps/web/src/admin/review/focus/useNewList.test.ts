import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { DEFAULT_FILTERS } from '../../../venue-client/list/listRequest.ts';
import { useNewList } from './useNewList.ts';

const VENUE = exampleVenue();
const LOADED = {
  active: VENUE as typeof VENUE | undefined,
  q: '',
  refreshing: false,
  counting: false,
};

function setUp() {
  const onKnown = vi.fn();
  const { rerender } = renderHook(
    ({ active, q, ...list }: typeof LOADED) =>
      useNewList({ ...DEFAULT_FILTERS, q }, list, active, onKnown),
    { initialProps: LOADED },
  );
  return { rerender, onKnown };
}

test('the result of a search is reported once, when its venue and its number are known', () => {
  const { rerender, onKnown } = setUp();
  for (const props of [
    { ...LOADED, q: 'padel', active: undefined },
    { ...LOADED, q: 'padel', refreshing: true },
    { ...LOADED, q: 'padel', counting: true },
  ]) {
    rerender(props);
    expect(onKnown).not.toHaveBeenCalled();
  }
  rerender({ ...LOADED, q: 'padel' });
  rerender({ ...LOADED, q: 'padel', active: exampleVenue({ id: 'next' }) });
  expect(onKnown.mock.calls).toEqual([[VENUE]]);
});

test('the first list, and one that is loaded again, are not reported', () => {
  const { rerender, onKnown } = setUp();
  rerender({ ...LOADED, refreshing: true });
  rerender(LOADED);
  expect(onKnown).not.toHaveBeenCalled();
});
