import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { useFocusMode } from './useFocusMode.ts';

const VENUE = exampleVenue();
const APPROVE = { type: 'action', action: 'approve' } as const;

/** The hook some milliseconds after the venue appeared. */
function setUp(elapsed: number) {
  const cards = { active: VENUE, activateNeighbour: vi.fn(), move: vi.fn() };
  const decision = { decideAtOnce: vi.fn(), ask: vi.fn() };
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const options = { cards, decision, onCardEvent: vi.fn() };
  const { result } = renderHook(() => useFocusMode(options as never));
  now.mockReturnValue(1000 + elapsed);
  return { result, decision, cards };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['a key', 200, 0],
  ['a key', 300, 1],
  ['a click', 300, 0],
  ['a click', 499, 0],
  ['a click', 500, 1],
])('%s %d ms after a venue appeared decides %d venues', (kind, elapsed, decided) => {
  const { result, decision } = setUp(elapsed);
  const { onClick, onEvent } = result.current;
  act(() => (kind === 'a click' ? onClick : onEvent)(VENUE, APPROVE));
  expect(decision.decideAtOnce).toHaveBeenCalledTimes(decided);
});

test('a discard asks for its reason at once', () => {
  const { result } = setUp(0);
  act(() => result.current.onClick(VENUE, { type: 'action', action: 'discard' }));
  expect(result.current.choosing).toBe(true);
});

test('a discard is carried out by its reason, “other” is asked about', () => {
  const { result, decision } = setUp(600);
  act(() => result.current.onClick(VENUE, { type: 'action', action: 'discard' }));
  expect(result.current.choosing).toBe(true);
  expect(decision.decideAtOnce).not.toHaveBeenCalled();
  act(() => result.current.discard('other'));
  expect(decision.ask).toHaveBeenCalledExactlyOnceWith(VENUE, 'discard', 'other');
  act(() => result.current.discard('closed'));
  expect(decision.decideAtOnce).toHaveBeenCalledExactlyOnceWith(VENUE, 'discard', {
    reason: 'closed',
  });
});

test('a cancelled discard decides nothing', () => {
  const { result, decision } = setUp(600);
  act(() => result.current.onClick(VENUE, { type: 'action', action: 'discard' }));
  act(() => result.current.cancel());
  expect(result.current.choosing).toBe(false);
  expect(result.current.isCancelled).toBe(true);
  expect(decision.decideAtOnce).not.toHaveBeenCalled();
});
