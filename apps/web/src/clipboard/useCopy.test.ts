import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useCopy } from './useCopy.ts';

const SHOWN_FOR = 4000;

test('a success is shown for a while, so that a second copy shows another one', async () => {
  vi.useFakeTimers();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { result } = renderHook(() => useCopy('https://campetto.app/share/verona-5', SHOWN_FOR));
  expect(result.current.outcome).toBeUndefined();
  await act(() => result.current.copy());
  expect(result.current.outcome).toBe('copied');
  const first = result.current.messageId;
  act(() => vi.advanceTimersByTime(SHOWN_FOR - 1));
  expect(result.current.outcome).toBe('copied');
  // A copy meanwhile is another message, and is shown as long.
  await act(() => result.current.copy());
  expect(result.current.messageId).not.toBe(first);
  act(() => vi.advanceTimersByTime(SHOWN_FOR - 1));
  expect(result.current.outcome).toBe('copied');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current.outcome).toBeUndefined();
  await act(() => result.current.copy());
  expect(result.current.outcome).toBe('copied');
  expect(writeText).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test('a failure stays, since it shows what to copy by hand; each is another message', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  const { result } = renderHook(() => useCopy('https://campetto.app/share/verona-5', SHOWN_FOR));
  await act(() => result.current.copy());
  const first = result.current.messageId;
  act(() => vi.advanceTimersByTime(2 * SHOWN_FOR));
  expect(result.current.outcome).toBe('failed');
  await act(() => result.current.copy());
  expect(result.current.outcome).toBe('failed');
  expect(result.current.messageId).not.toBe(first);
  vi.useRealTimers();
});
