import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a module names in `from '…'`, `import '…'` and `import('…')`, where it lies beside it. */
const NEIGHBOUR = /((?:from|import)\s*\(?\s*["'])(\.[^"']+?)\.tsx?(?=["'])/g;

/**
 * Writes the types of the entries, and of what they lead to, into `dist`. TypeScript leaves the
 * sources' file endings in them, and writes them for modules too that no entry shows.
 */
export function writeDeclarations(root: string, dist: string, entries: readonly string[]) {
  execFileSync('tsc', ['--project', join(root, 'build'), '--outDir', dist], { stdio: 'inherit' });
  const kept = new Set<string>();
  function keep(file: string) {
    if (kept.has(file)) return;
    kept.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, , path = ''] of text.matchAll(NEIGHBOUR))
      keep(join(dirname(file), `${path}.d.ts`));
    writeFileSync(file, text.replace(NEIGHBOUR, '$1$2.js'));
  }
  for (const entry of entries) keep(join(dist, `${entry}.d.ts`));
  for (const file of globSync('**/*.d.ts', { cwd: dist }).map((name) => join(dist, name))) {
    if (!kept.has(file)) rmSync(file);
  }
}
