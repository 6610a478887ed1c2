import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The relative specifier in `from '…'`, `import '…'` and `import('…')`. */
const NEIGHBOUR = /((?:from|import)\s*\(?\s*["'])(\.[^"']+?)\.tsx?(?=["'])/g;

/**
 * Writes the declarations of the entries and of the modules they import into `dist`. TypeScript
 * keeps the sources' file extensions and also emits modules that no entry imports: both are fixed here.
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
