import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const src = import.meta.dirname;
const barrel = readFileSync(join(src, 'index.ts'), 'utf8');
const folders = globSync('*/*/*.tsx', { cwd: src })
  .filter((file) => basename(file, '.tsx') === basename(dirname(file)))
  .map(dirname);

test('finds the components', () => {
  expect(folders).toContain('primitives/Button');
});

test.each(folders)('%s has stories and is exported', (folder) => {
  expect(existsSync(join(src, folder, `${basename(folder)}.stories.tsx`))).toBe(true);
  expect(existsSync(join(src, folder, 'index.ts'))).toBe(true);
  expect(barrel).toContain(`'./${folder}/index.ts'`);
});
