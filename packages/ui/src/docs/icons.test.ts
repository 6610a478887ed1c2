import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as listed from './icons.ts';

const root = join(import.meta.dirname, '../../../..');
const sources = globSync('{packages/ui,apps/web}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(stories|guide|test)\.|\/ui\/src\/docs\//.test(file),
);

/** What a source takes from lucide, types left out, under lucide’s own names. */
function iconsOf(source: string): string[] {
  const imports = source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g);
  return [...imports]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
}

test('Foundations/Icons shows every icon that the product uses, and no other', () => {
  const used = sources.flatMap((file) => iconsOf(readFileSync(join(root, file), 'utf8')));
  expect(Object.keys(listed).sort()).toEqual([...new Set(used)].sort());
});
