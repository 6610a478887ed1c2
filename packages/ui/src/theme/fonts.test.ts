import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fallbackFaces, fontFamily } from './fontStacks.ts';

const files = [
  import.meta.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ),
  import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
].map((url) => fileURLToPath(url));

test('the two families weigh at most 70 KB together', () => {
  const styles = readFileSync(new URL('fonts.css.ts', import.meta.url), 'utf8');
  const used = [...styles.matchAll(/([\w-]+\.woff2)/g)].map(([file]) => file);
  expect(used).toEqual(files.map((file) => basename(file)));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThanOrEqual(70_000);
});

test('each family has a fallback stretched to its metrics', () => {
  for (const { fontFamily: name, sizeAdjust } of fallbackFaces) {
    expect(Object.values(fontFamily).some((stack) => stack.includes(name ?? '?'))).toBe(true);
    expect(sizeAdjust).toMatch(/%$/);
  }
  expect(fallbackFaces).toHaveLength(2);
});
