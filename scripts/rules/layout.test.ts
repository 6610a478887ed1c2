import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/processes.ts';
import { crowdedFolders, foreignImports } from './layout.ts';

// The rules of CONTRIBUTING.md. Biome finds import cycles (noImportCycles).

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const deleted = execFileSync('git', ['ls-files', '--deleted'], { cwd: ROOT, encoding: 'utf8' });
const files = listed
  .trim()
  .split('\n')
  .filter((file) => !deleted.split('\n').includes(file));

test('no folder contains more than twenty files of its own', () => {
  expect(crowdedFolders(files)).toEqual([]);
});

test('a folder with 21 files is refused, folders of folders, migrations and changesets are not counted', () => {
  const of = (count: number, name: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => name(index));
  expect(
    crowdedFolders([
      ...of(21, (index) => `a/${index}.ts`),
      ...of(20, (index) => `b/${index}.ts`),
      ...of(30, (index) => `c/${index}/index.ts`),
      ...of(21, (index) => `db/migrations/meta/${index}.json`),
      ...of(21, (index) => `.changeset/${index}.md`),
    ]),
  ).toEqual(['a: 21 files. Move a group that belongs together into a folder of its own.']);
});

test('no import reaches into the sources of another package by a relative path', () => {
  // This test contains the imports that it refuses.
  const sources = files.filter(
    (file) => /\.(ts|tsx|mdx)$/.test(file) && !file.endsWith('layout.test.ts'),
  );
  const faults = sources.flatMap((file) =>
    foreignImports(file, readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['a package', 'apps/web/src/a.ts', "import { b } from '../../../packages/ui/src/b.ts';"],
  ['an app', 'scripts/a.ts', "const b = await import('../apps/api/src/b.ts');"],
  ['a style sheet', 'apps/web/a.ts', "import '../../packages/ui/src/b.css.ts';"],
  ['a module to replace', 'apps/web/a.ts', "vi.mock('../../packages/ui/src/b.ts');"],
])('refuses a relative import from %s', (_, file, source) => {
  expect(foreignImports(file, source)).toHaveLength(1);
});

test('accepts imports within a package and by its name', () => {
  const source = "import { a } from '../src/a.ts'; import { b } from '@campetto/ui';";
  expect(foreignImports('apps/web/e2e/a.ts', source)).toEqual([]);
});
