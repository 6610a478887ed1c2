import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fallbackFaces, fontFamily } from './fontStacks.ts';

const folder = new URL('../fonts/', import.meta.url);
const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
const sizeOf = (file: string) => statSync(new URL(file, folder)).size;

// A new connection sends ten segments before it waits for an acknowledgement; headers take a kilobyte.
test('each of the two files that every page asks for comes in one go', () => {
  const core = fonts.filter((file) => file.endsWith('-core.woff2'));
  expect(core).toHaveLength(2);
  for (const file of core) expect(sizeOf(file), file).toBeLessThanOrEqual(13_600);
});

test('the two families weigh at most 70 KB together', () => {
  expect(fonts).toHaveLength(4);
  expect(fonts.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(70_000);
});

test('each family has a fallback stretched to its metrics', () => {
  for (const { fontFamily: name, sizeAdjust } of fallbackFaces) {
    expect(Object.values(fontFamily).some((stack) => stack.includes(name ?? '?'))).toBe(true);
    expect(sizeAdjust).toMatch(/%$/);
  }
  expect(fallbackFaces).toHaveLength(2);
});
