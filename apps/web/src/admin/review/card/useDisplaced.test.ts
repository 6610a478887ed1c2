import type { VenueReviewItem } from '@campetto/contract';
import { renderHook } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { DEFAULT_FILTERS } from '../../../venue-client/list/listRequest.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import { useDisplaced } from './useDisplaced.ts';

const [A, B] = ['a', 'b'].map((id) => exampleVenue({ id })) as [VenueReviewItem, VenueReviewItem];

function setUp() {
  const onDisplaced = vi.fn();
  const { rerender } = renderHook(
    ({ active, loaded, moved, q = '' }) => {
      const placeOf = (path: string) => loaded.findIndex(({ folderPath }) => folderPath === path);
      const isMovedHere = (path: string) => moved?.folderPath === path;
      const list = { placeOf, isMovedHere } as VenueList;
      useDisplaced({ ...DEFAULT_FILTERS, q }, list, active, onDisplaced);
    },
    {
      initialProps: { active: A, loaded: [A, B] } as {
        active: VenueReviewItem | undefined;
        loaded: VenueReviewItem[];
        moved?: VenueReviewItem;
        q?: string;
      },
    },
  );
  return { rerender, onDisplaced };
}

test('a venue that has left the list and whose place another one has is named', () => {
  const { rerender, onDisplaced } = setUp();
  rerender({ active: undefined, loaded: [B] });
  rerender({ active: B, loaded: [B] });
  expect(onDisplaced.mock.calls).toEqual([[A, B]]);
});

test('where another one is active for a moment, that which stays so is named', () => {
  const [C] = [exampleVenue({ id: 'c' })];
  const onDisplaced = vi.fn();
  const { rerender } = renderHook(
    ({ loaded }) => {
      const [last, setLast] = useState(B);
      const isListed = loaded.includes(last);
      useLayoutEffect(() => {
        if (!isListed) setLast(C);
      }, [isListed]);
      const placeOf = (path: string) => loaded.findIndex(({ folderPath }) => folderPath === path);
      const list = { placeOf, isMovedHere: () => false } as unknown as VenueList;
      useDisplaced(DEFAULT_FILTERS, list, isListed ? last : loaded[0], onDisplaced);
    },
    { initialProps: { loaded: [A, B, C] } },
  );
  rerender({ loaded: [A, C] });
  expect(onDisplaced.mock.calls).toEqual([[B, C]]);
});

test('one that was left for another is not', () => {
  const { rerender, onDisplaced } = setUp();
  rerender({ active: B, loaded: [A, B] });
  expect(onDisplaced).not.toHaveBeenCalled();
});

test('one that was decided here is not, even if the list was loaded again', () => {
  const { rerender, onDisplaced } = setUp();
  rerender({ active: B, loaded: [B], moved: A });
  expect(onDisplaced).not.toHaveBeenCalled();
});

test('another list is no displacement', () => {
  const { rerender, onDisplaced } = setUp();
  rerender({ active: B, loaded: [B], q: 'padel' });
  expect(onDisplaced).not.toHaveBeenCalled();
});

test('a venue that is chosen later is no successor', () => {
  const { rerender, onDisplaced } = setUp();
  rerender({ active: undefined, loaded: [B] });
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 1000);
  rerender({ active: B, loaded: [B] });
  expect(onDisplaced).not.toHaveBeenCalled();
});
