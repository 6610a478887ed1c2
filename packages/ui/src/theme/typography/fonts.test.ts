import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CORE_CHARACTERS, REST_RANGE } from './fontRanges.ts';
import { fallbackFaces, fontFamily } from './fontStacks.ts';

const folder = new URL('../fonts/', import.meta.url);
const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
const sizeOf = (file: string) => statSync(new URL(file, folder)).size;

// A new connection sends ten segments before it waits for an acknowledgement; headers take a kilobyte.
test('each of the two files that every page requests arrives in one round trip', () => {
  const core = fonts.filter((file) => file.endsWith('-core.woff2'));
  expect(core).toHaveLength(2);
  for (const file of core) expect(sizeOf(file), file).toBeLessThanOrEqual(13_600);
});

test('the two families weigh at most 70 KB together', () => {
  expect(fonts).toHaveLength(4);
  expect(fonts.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(70_000);
});

test('each family has two fallbacks stretched to its metrics', () => {
  for (const { fontFamily: name, sizeAdjust } of fallbackFaces) {
    expect(Object.values(fontFamily).some((stack) => stack.includes(name ?? '?'))).toBe(true);
    expect(sizeAdjust).toMatch(/%$/);
  }
  expect(fallbackFaces).toHaveLength(4);
});

// For a character in the ranges of two faces, browsers would request both files.
test('the rest of a family is requested only for characters that its first file lacks', () => {
  const ranges = REST_RANGE.split(', ').map((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return { from, to };
  });
  const isRest = (code: number) => ranges.some(({ from, to }) => from <= code && code <= to);
  const codes = [...CORE_CHARACTERS].map((character) => character.codePointAt(0) ?? 0);
  expect(codes.filter(isRest)).toEqual([]);
  const latin = Array.from({ length: 0x100 - 0xa0 }, (_, index) => 0xa0 + index);
  expect(latin.filter((code) => !isRest(code) && !codes.includes(code))).toEqual([]);
});
