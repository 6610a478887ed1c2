import { posix } from 'node:path';

const FILES_MAX = 20;
/**
 * Written by a tool and never searched by a person: a few files for each change of the schema, and one for each change
 * of the design system until the next release.
 */
const GENERATED = /(^|\/)(migrations(\/meta)?|\.changeset)$/;

/** A sentence for each folder that contains more than twenty files of its own. */
export function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > FILES_MAX && !GENERATED.test(folder))
    .map(
      ([folder, count]) =>
        `${folder}: ${count} files. Move a group that belongs together into a folder of its own.`,
    )
    .sort();
}

const RELATIVE_IMPORT = /\b(?:from|import|mock)\s*\(?\s*['"](\.[^'"]+)['"]/g;

const packageOf = (path: string) => /^(?:packages|apps)\/[^/]+(?=\/)/.exec(path)?.[0] ?? '';

/** A sentence for each import of a file that leads into the sources of another package. */
export function foreignImports(file: string, source: string): string[] {
  return [...source.matchAll(RELATIVE_IMPORT)].flatMap(([, specifier = '']) => {
    const target = posix.join(posix.dirname(file), specifier);
    const foreign = packageOf(target) !== '' && packageOf(target) !== packageOf(file);
    return foreign ? [`${file} imports ${target}: import the package by its name.`] : [];
  });
}
