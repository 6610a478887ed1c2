import { posix } from 'node:path';

const STYLE_IMPORT = /\bfrom\s+['"](\.[^'"]+\.css\.ts)['"]/g;

/**
 * A sentence for each style sheet of another folder that a file imports. A folder offers styles to
 * others in a `styles.ts`; every file may import those of the theme and of the docs.
 */
export function foreignStyles(file: string, source: string): string[] {
  return [...source.matchAll(STYLE_IMPORT)].flatMap(([, specifier = '']) => {
    const folder = posix.dirname(file);
    const target = posix.join(folder, specifier);
    const own = posix.dirname(target) === folder || /\/src\/(theme|docs)\//.test(target);
    return own
      ? []
      : [`${file} imports ${target}: a component’s styles are its own; share them in a styles.ts.`];
  });
}
