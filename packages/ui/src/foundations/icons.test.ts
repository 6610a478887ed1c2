import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as listed from './icons.ts';

const root = join(import.meta.dirname, '../../../..');
const sources = globSync('{packages/ui,apps/web}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(stories|guide|test)\.|\/ui\/src\/docs\//.test(file),
);

/** The names under which a source imports icons. */
const iconsOf = (source: string): string[] =>
  [...source.matchAll(/^import (\w+) from 'lucide-react\/icons\//gm)].map(([, name = '']) => name);

test('Foundations/Icons shows every icon that the product uses, and no other', () => {
  const used = sources.flatMap((file) => iconsOf(readFileSync(join(root, file), 'utf8')));
  expect(Object.keys(listed).sort()).toEqual([...new Set(used)].sort());
});
