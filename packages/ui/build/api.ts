import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

/** The committed interface, which the test compares with the built one. */
export const API = join(root, 'api.md');

const read = (file: string) => readFileSync(file, 'utf8');

/** A folder's modules that its index leads to, the index first. */
function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  seen.add(file);
  for (const [, path = ''] of read(file).matchAll(/(?:from|import\() ?["'](\.[^"']+)\.js["']/g)) {
    const next = join(dirname(file), `${path}.d.ts`);
    if (dirname(next) === dirname(file) && !seen.has(next)) modulesOf(next, seen);
  }
  return seen;
}

/** What a module declares, without its comments, and without what it only takes from others. */
function declarationsIn(file: string): string {
  return read(file)
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/^(import .*|export \{\};)$/gm, '')
    .replaceAll(/^\s*\n/gm, '')
    .trim();
}

/** The interface of the built package, component by component: what a consumer's code can say. */
export function builtApi(): string {
  const folders = [...read(join(dist, 'index.d.ts')).matchAll(/from ["'](.+)\.js["']/g)];
  const parts = folders.map(([, path = '']) => {
    const file = join(dist, `${path}.d.ts`);
    const code = [...modulesOf(file)].map(declarationsIn).filter(Boolean).join('\n\n');
    return `## ${relative(dist, file).replace(/(\/index)?\.d\.ts$/, '')}\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
  });
  const head =
    '# What `@campetto/ui` promises\n\nWritten by `pnpm --filter @campetto/ui api`. A change here is a change for whoever uses the package:\nit wants a changeset.\n';
  return [head, ...parts].join('\n');
}

if (import.meta.main) writeFileSync(API, builtApi());
