import { existsSync, globSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { INSTALLED } from '../bench/budget.ts';

const installed = join(inject('consumerApp'), 'node_modules/@campetto/ui');

/** The folder of a package, as Node finds it from a module in `from`. */
function folderOf(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return realpathSync(folder);
  if (dirname(from) === from) throw new Error(`${name} is not installed.`);
  return folderOf(name, dirname(from));
}

/** The folders of a package and of everything that is installed with it. Peers are the app's own. */
function closureOf(folder: string, seen = new Set<string>()): Set<string> {
  seen.add(folder);
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const next = folderOf(name, folder);
    if (!seen.has(next)) closureOf(next, seen);
  }
  return seen;
}

const filesIn = (folder: string) =>
  globSync('**/*', { cwd: folder, exclude: ['node_modules'] })
    .map((file) => statSync(join(folder, file)))
    .filter((file) => file.isFile());

test('the package and what is installed with it stay within their budget', () => {
  const folders = [...closureOf(realpathSync(installed))];
  expect(folders.length, folders.join('\n')).toBeLessThanOrEqual(INSTALLED.packages);
  const bytes = folders.flatMap(filesIn).reduce((sum, { size }) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(INSTALLED.bytes);
});

test('what the package contains of others has its licence beside it', () => {
  const modules = globSync('vendor/**/*.js', { cwd: installed });
  const packages = new Set(
    modules.map((file) => /^vendor\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? ''),
  );
  expect([...packages]).toEqual(expect.arrayContaining(['@radix-ui/react-select', 'lucide-react']));
  for (const name of packages) {
    const licence = readFileSync(join(installed, 'vendor', name, 'LICENSE'), 'utf8');
    expect(licence, name).toMatch(/copyright[\s\S]+permission/i);
  }
});
