import type { VenueMove, VenueReviewItem } from '@campetto/contract';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { renderVenueHook } from '../../../testing/renderVenueHook.tsx';
import type { ActiveCard } from '../card/useActiveCard.ts';
import type { VenueSelection } from '../selection/useSelection.ts';
import type { ReviewUndo } from '../undo/useReviewUndo.ts';
import { useDecided } from './useDecided.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const alone = exampleVenue();
const duplicate = exampleVenue({ id: '01890a5d-ac96-774b-bcce-b302099a8058' });
const shared: VenueReviewItem = { ...alone, shared: { coordinates: 0, phone: 2, website: 0 } };

/** Decides on venues and waits; returns how often the list is loaded again. */
function refreshesAfter(move: VenueMove, ...items: VenueReviewItem[]): number {
  const refresh = vi.fn();
  const { result } = renderVenueHook(
    () =>
      useDecided({
        cards: { activateNeighbour: vi.fn() } as unknown as ActiveCard,
        selection: { deselect: vi.fn() } as unknown as VenueSelection,
        undo: { offerUndo: vi.fn() } as unknown as ReviewUndo,
        announce: vi.fn(),
        refresh,
        duplicatesOf: (item) => (item === duplicate ? 1 : 0),
      }),
    { respond: () => Response.json(null) },
  );
  act(() => {
    for (const item of items) result.current(item, move, { activityIds: ['record'] });
  });
  expect(refresh).not.toHaveBeenCalled();
  act(() => vi.runAllTimers());
  return refresh.mock.calls.length;
}

test('the list is loaded again once there is a pause after discards that change the checks of others', () => {
  expect(refreshesAfter('discard', shared, shared)).toBe(1);
  expect(refreshesAfter('discard', duplicate)).toBe(1);
  expect(refreshesAfter('discard', alone)).toBe(0);
  expect(refreshesAfter('approve', shared)).toBe(0);
});
