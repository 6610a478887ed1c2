import { beforeEach, expect, test, vi } from 'vitest';
import { createTypedText, KEY_DELAY, PAUSE, type TypedText } from './typedText.ts';

let text: TypedText;

/** Presses keys one after the other; `a`, `d`, `u` have an action. Returns what belongs to a text. */
function type(keys: string, interval: number): string {
  let typed = '';
  for (const key of keys) {
    if (text.isPartOf(key, 'adu'.includes(key))) typed += key;
    vi.advanceTimersByTime(interval);
  }
  return typed;
}

beforeEach(() => {
  vi.useFakeTimers();
  text = createTypedText();
  return () => vi.useRealTimers();
});

test('a key alone is carried out after a moment', async () => {
  expect(text.isPartOf('a', true)).toBe(false);
  const alone = text.isAlone();
  vi.advanceTimersByTime(KEY_DELAY);
  await expect(alone).resolves.toBe(true);
});

test('a decision waits for no key that was not pressed: by pointer it is carried out at once', async () => {
  text.isPartOf('a', true);
  vi.advanceTimersByTime(1);
  await expect(text.isAlone()).resolves.toBe(true);
});

test.each(['ar', 'ad', 'a1'])('%s, typed fast, decides nothing', async (keys) => {
  text.isPartOf('a', true);
  const alone = text.isAlone();
  vi.advanceTimersByTime(KEY_DELAY - 50);
  expect(text.isPartOf(keys.charAt(1), keys === 'ad')).toBe(true);
  await expect(alone).resolves.toBe(false);
});

test('after a letter without an action all letters are text, until a pause', () => {
  expect(type('bada', 300)).toBe('bada');
  vi.advanceTimersByTime(PAUSE);
  expect(type('a', 0)).toBe('');
});

test('single keys with a pause between them are not text, also after two that came together', () => {
  expect(type('adad', 300)).toBe('');
  text.isPartOf('u', true);
  void text.isAlone();
  vi.advanceTimersByTime(100);
  expect(type('adad', 300)).toBe('a');
});

test('a key is carried out at once when the page is left', async () => {
  text.isPartOf('a', true);
  const alone = text.isAlone();
  text.end();
  await expect(alone).resolves.toBe(true);
});

test('a text reports once that it has shortcuts among its letters', () => {
  const reports = (keys: string) =>
    [...keys].filter((key) => {
      type(key, 100);
      return text.hasIgnored();
    }).length;
  expect(reports('bbb')).toBe(0);
  expect(reports('adu')).toBe(1);
  vi.advanceTimersByTime(PAUSE);
  expect(reports('b')).toBe(0);
  expect(reports('a')).toBe(1);
});

test('a key that waits and the one after it are reported, whatever that is', () => {
  for (const next of ['d', '1']) {
    text.isPartOf('u', true);
    void text.isAlone();
    vi.advanceTimersByTime(120);
    expect(text.hasIgnored()).toBe(false);
    type(next, 0);
    expect(text.hasIgnored()).toBe(true);
    vi.advanceTimersByTime(PAUSE);
  }
});

test('one key pressed twice is carried out twice', async () => {
  text.isPartOf('u', true);
  const first = text.isAlone();
  vi.advanceTimersByTime(20);
  expect(text.isPartOf('u', true)).toBe(false);
  const second = text.isAlone();
  vi.advanceTimersByTime(KEY_DELAY);
  await expect(Promise.all([first, second])).resolves.toEqual([true, true]);
});
