import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useIdleTimeout } from './useIdleTimeout.ts';

const MINUTE = 60_000;
const LIMIT = 30 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() + 24 * 60 * MINUTE });
});

function render(limit = LIMIT) {
  const onTimeout = vi.fn();
  const { result, unmount } = renderHook(() => useIdleTimeout(limit, onTimeout));
  return { result, onTimeout, unmount };
}
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const press = () => act(() => dispatchEvent(new KeyboardEvent('keydown')));
/** Another window stores when it was used. */
const storeActivity = () => localStorage.setItem('campetto.activity', String(Date.now()));

/** As after a sign-in: somebody is there. */
function begin(limit?: number) {
  storeActivity();
  return render(limit);
}

test('warns a minute before the end, then ends', () => {
  const { result, onTimeout } = begin();
  pass(LIMIT - MINUTE - 1000);
  expect(result.current.isEnding).toBe(false);
  pass(1000);
  expect(result.current.isEnding).toBe(true);
  pass(MINUTE - 1000);
  expect(onTimeout).not.toHaveBeenCalled();
  pass(1000);
  expect(onTimeout).toHaveBeenCalled();
});

test('any input counts, but none in the minute of the warning except the answer to it', () => {
  const { result, onTimeout } = begin();
  pass(LIMIT - 2 * MINUTE);
  press();
  pass(LIMIT - 2 * MINUTE);
  expect(result.current.isEnding).toBe(false);
  pass(MINUTE);
  expect(result.current.isEnding).toBe(true);
  press();
  expect(result.current.isEnding).toBe(true);
  act(() => result.current.stay());
  expect(result.current.isEnding).toBe(false);
  pass(LIMIT - 2 * MINUTE);
  expect(onTimeout).not.toHaveBeenCalled();
});

test('input in another window counts, and ends the warning in this one', () => {
  const { result, onTimeout } = begin();
  pass(LIMIT - MINUTE);
  expect(result.current.isEnding).toBe(true);
  storeActivity();
  pass(1000);
  expect(result.current.isEnding).toBe(false);
  pass(LIMIT - 2 * MINUTE);
  expect(onTimeout).not.toHaveBeenCalled();
});

test('ends when the page is opened after the time, and when the device has slept', () => {
  storeActivity();
  vi.setSystemTime(Date.now() + LIMIT);
  expect(render().onTimeout).toHaveBeenCalled();
  cleanup();

  const { onTimeout } = begin();
  pass(MINUTE);
  vi.setSystemTime(Date.now() + LIMIT);
  press(); // before any timer runs
  expect(onTimeout).toHaveBeenCalled();
});

test('the first visit begins now, and a limit of 0 never ends', () => {
  const first = render();
  pass(LIMIT - 2 * MINUTE);
  expect(first.result.current.isEnding).toBe(false);
  cleanup();
  const { result, onTimeout } = begin(0);
  pass(10 * LIMIT);
  expect(result.current.isEnding).toBe(false);
  expect(onTimeout).not.toHaveBeenCalled();
});

test('after it is unmounted nothing ends', () => {
  const { onTimeout, unmount } = begin();
  unmount();
  pass(2 * LIMIT);
  expect(onTimeout).not.toHaveBeenCalled();
});
