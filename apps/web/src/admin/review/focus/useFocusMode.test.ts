import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import type { Shortcuts } from '../shortcuts/shortcuts.ts';
import { useFocusMode } from './useFocusMode.ts';

const VENUE = exampleVenue();
const APPROVE = { type: 'action', action: 'approve' } as const;

/** The hook some milliseconds after the venue appeared. */
function setUp(elapsed: number, isEnabled = true) {
  const reading = {
    begin: vi.fn(),
    isTooSoon: (by: 'key' | 'click') => elapsed < (by === 'key' ? 250 : 500),
  };
  const cards = { active: VENUE, activateBy: vi.fn() };
  const decision = { decideAtOnce: vi.fn(), openConfirmation: vi.fn() };
  const on = { onWaiting: vi.fn(), onOvertaken: vi.fn(), onTooSoon: vi.fn() };
  const list = { placeOf: vi.fn(() => 0), isMovedHere: vi.fn(() => false) };
  const options = { isEnabled, cards, decision, reading, list, onCardEvent: vi.fn(), ...on };
  const { result, rerender } = renderHook(() => useFocusMode(options as never));
  return { result, rerender, decision, reading, cards, list, ...on };
}

test.each([
  ['a key', 200, 0],
  ['a key', 300, 1],
  ['a click', 300, 0],
  ['a click', 499, 0],
  ['a click', 500, 1],
])(
  '%s %d ms after a venue appeared decides %d venues, or says why not',
  (kind, elapsed, decided) => {
    const { result, decision, onTooSoon } = setUp(elapsed);
    const { onClick, onEvent } = result.current;
    act(() => (kind === 'a click' ? onClick : onEvent)(VENUE, APPROVE));
    expect(decision.decideAtOnce).toHaveBeenCalledTimes(decided);
    expect(onTooSoon).toHaveBeenCalledTimes(1 - decided);
  },
);

test('each venue that appears begins to be read', () => {
  const { rerender, cards, reading } = setUp(0);
  expect(reading.begin).toHaveBeenCalledOnce();
  cards.active = exampleVenue({ id: 'another' });
  rerender();
  expect(reading.begin).toHaveBeenCalledTimes(2);
});

test('in a list, a card that becomes active does not begin to be read: a click makes it active', () => {
  expect(setUp(0, false).reading.begin).not.toHaveBeenCalled();
});

test('a venue that leaves because its reason was chosen is not reported as overtaken', () => {
  const { result, rerender, cards, onOvertaken, list } = setUp(600);
  act(() => result.current.onEvent(VENUE, { type: 'action', action: 'discard' }));
  list.placeOf.mockReturnValue(-1);
  act(() => {
    result.current.discard('closed');
    cards.active = exampleVenue({ id: 'another' });
  });
  rerender();
  expect(onOvertaken).not.toHaveBeenCalled();
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
  expect(decision.openConfirmation).toHaveBeenCalledExactlyOnceWith(VENUE, 'discard', 'other');
  act(() => result.current.discard('closed'));
  expect(decision.decideAtOnce).toHaveBeenCalledExactlyOnceWith(VENUE, 'discard', {
    reason: 'closed',
  });
});

test('while a reason is being chosen, keys of other actions wait', () => {
  const { result, cards, onWaiting } = setUp(600);
  expect(result.current.shortcuts).not.toHaveProperty('a');
  act(() => result.current.onEvent(VENUE, { type: 'action', action: 'discard' }));
  const keys: Shortcuts = result.current.shortcuts;
  for (const key of 'ajklmrsux') act(() => keys[key]?.());
  expect(onWaiting).toHaveBeenCalledTimes(9);
  expect(cards.activateBy).not.toHaveBeenCalled();
  expect(result.current.choosing).toBe(true);
});

test.each([
  { title: 'has left the list is reported', place: -1, movedHere: false, times: 1 },
  { title: 'is passed over is not reported', place: 0, movedHere: false, times: 0 },
  { title: 'is decided here, with a note, is not reported', place: -1, movedHere: true, times: 0 },
])('a venue that $title while its reason is being chosen', ({ place, movedHere, times }) => {
  const { result, rerender, cards, onOvertaken, list } = setUp(600);
  act(() => result.current.onEvent(VENUE, { type: 'action', action: 'discard' }));
  act(() => result.current.discard('other'));
  list.placeOf.mockReturnValue(place);
  list.isMovedHere.mockReturnValue(movedHere);
  cards.active = exampleVenue({ id: 'another' });
  rerender();
  expect(onOvertaken).toHaveBeenCalledTimes(times);
  expect(result.current.choosing).toBe(false);
});

test('a cancelled discard decides nothing', () => {
  const { result, decision } = setUp(600);
  act(() => result.current.onClick(VENUE, { type: 'action', action: 'discard' }));
  act(() => result.current.cancel());
  expect(result.current.choosing).toBe(false);
  expect(result.current.isCancelled).toBe(true);
  expect(decision.decideAtOnce).not.toHaveBeenCalled();
});
