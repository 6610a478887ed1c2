import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDayStart } from './useDayStart.ts';

test('a screen that is left open overnight begins a new day', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 24, 18, 30) });
  const { result } = renderHook(() => useDayStart());
  expect(result.current).toBe(new Date(2026, 10, 24).toISOString());
  act(() => vi.advanceTimersByTime(5 * 60 * 60 * 1000));
  expect(result.current).toBe(new Date(2026, 10, 24).toISOString());
  act(() => vi.advanceTimersByTime(60 * 60 * 1000));
  expect(result.current).toBe(new Date(2026, 10, 25).toISOString());
  act(() => vi.advanceTimersByTime(24 * 60 * 60 * 1000));
  expect(result.current).toBe(new Date(2026, 10, 26).toISOString());
});
