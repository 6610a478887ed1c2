import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useReading } from './useReading.ts';

let frame: (() => void) | undefined;
const draw = () => {
  frame?.();
  vi.advanceTimersByTime(0);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    frame = callback;
  });
});

const setUp = () => renderHook(() => useReading()).result.current;

test('nothing is too soon before a venue has taken the place of another one', () => {
  expect(setUp().isTooSoon('click')).toBe(false);
});

test.each([
  ['key', 249, true],
  ['key', 250, false],
  ['click', 499, true],
  ['click', 500, false],
] as const)('a %s %d ms after a venue was drawn is too soon: %s', (by, elapsed, expected) => {
  const reading = setUp();
  reading.begin();
  vi.advanceTimersByTime(1000);
  expect(reading.isTooSoon(by)).toBe(true);
  draw();
  vi.advanceTimersByTime(elapsed);
  expect(reading.isTooSoon(by)).toBe(expected);
});

test('the frame of a venue that was replaced since counts for nothing', () => {
  const reading = setUp();
  reading.begin();
  const first = frame;
  reading.begin();
  first?.();
  vi.advanceTimersByTime(1000);
  expect(reading.isTooSoon('key')).toBe(true);
});

test.each([
  [999, true],
  [1000, false],
])('%d ms after a venue came by itself a key is too soon: %s', (elapsed, expected) => {
  const reading = setUp();
  reading.begin({ byItself: true });
  draw();
  vi.advanceTimersByTime(elapsed);
  expect(reading.isTooSoon('key')).toBe(expected);
});
