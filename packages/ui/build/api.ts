import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ENTRIES } from './manifest.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

/** The committed interface. A test compares it with the built one. */
export const API = join(root, 'api.md');

const read = (file: string) => readFileSync(file, 'utf8');

/** The modules of a folder that its index imports, the index first. */
function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  seen.add(file);
  for (const [, path = ''] of read(file).matchAll(/(?:from|import\() ?["'](\.[^"']+)\.js["']/g)) {
    const next = join(dirname(file), `${path}.d.ts`);
    if (dirname(next) === dirname(file) && !seen.has(next)) modulesOf(next, seen);
  }
  return seen;
}

/** The declarations of a module without comments, imports and class names. */
function declarationsIn(file: string): string {
  return read(file)
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/^(import .*|export \{\};)$/gm, '')
    .replaceAll(/ & \{\n {4}classNames: \{[\s\S]*?\n {4}\};\n\}/g, '')
    .replaceAll(/^export declare const \w+: string;$/gm, '')
    .replaceAll(/^\s*\n/gm, '')
    .trim();
}

/** The public interface of the built package, by component. */
export function builtApi(): string {
  const files = Object.values(ENTRIES).flatMap((entry) => {
    if (entry.startsWith('theme')) return [];
    const file = join(dist, `${entry}.d.ts`);
    const parts = [...read(file).matchAll(/from ["'](.+)\.js["']/g)].map(([, path = '']) =>
      join(dirname(file), `${path}.d.ts`),
    );
    // An entry that is a component of its own, or a list of components.
    return parts.every((part) => dirname(part) === dirname(file)) ? [file] : parts;
  });
  const parts = files.map((file) => {
    const code = [...modulesOf(file)].map(declarationsIn).filter(Boolean).join('\n\n');
    return `## ${relative(dist, file).replace(/(\/index)?\.d\.ts$/, '')}\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
  });
  const head =
    '# Public interface of `@campetto/ui`\n\nWritten by `pnpm --filter @campetto/ui api`. A change here affects the\nusers of the package and needs a changeset.\n';
  return [head, ...parts].join('\n');
}

if (import.meta.main) writeFileSync(API, builtApi());
