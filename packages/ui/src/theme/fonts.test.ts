import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fallbackFaces, fontFamily } from './fontStacks.ts';

test('the two families weigh at most 70 KB together', () => {
  const styles = readFileSync(new URL('fonts.css.ts', import.meta.url), 'utf8');
  const files = [...styles.matchAll(/url\("(.+?)"\)/g)].map(([, path = '']) => path);
  expect(files).toHaveLength(2);
  const bytes = files.map((file) => statSync(fileURLToPath(import.meta.resolve(file))).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(70_000);
});

test('each family has a fallback stretched to its metrics', () => {
  for (const { fontFamily: name, sizeAdjust } of fallbackFaces) {
    expect(Object.values(fontFamily).some((stack) => stack.includes(name ?? '?'))).toBe(true);
    expect(sizeAdjust).toMatch(/%$/);
  }
  expect(fallbackFaces).toHaveLength(2);
});
