import { globSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { parseSync } from 'vite';

/** Where components are used: `uses` by the folder or module of the design system, `files` by the app's files. */
interface Uses {
  /** The folders and modules that import a folder of the design system. */
  byParts: Map<string, Set<string>>;
  /** The files of the app, below its `src`, that import a folder of the design system. */
  byFiles: Map<string, Set<string>>;
}

interface Import {
  from: string;
  /** Without those of types. */
  names: string[];
}

type Name = { kind: string; name: string | null };

const nameOf = ({ kind, name }: Name) => (kind === 'Default' ? 'default' : (name ?? '*'));

/** The values that a module imports or exports again, without types; `*` for all exports of another module. */
export function importsOf(source: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync('module.tsx', source).module;
  return [
    ...staticImports.flatMap(({ moduleRequest, entries }) => {
      const values = entries.filter(({ isType }) => !isType);
      if (entries.length > 0 && values.length === 0) return [];
      const names = values.map(({ importName }) => nameOf(importName));
      return { from: moduleRequest.value, names };
    }),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName, isType }) =>
        moduleRequest && !isType ? { from: moduleRequest.value, names: [nameOf(importName)] } : [],
      ),
    ),
    // The parser gives the place of the specifier with its quotes.
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      from: source.slice(start + 1, end - 1),
      names: ['*'],
    })),
  ];
}

const isProduct = (file: string) =>
  !/\.(stories|guide|examples|test)\.|\/testing\//.test(`/${file}`);

const sourcesIn = (folder: string) =>
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter(isProduct)
    .map((file) => ({ file, source: readFileSync(join(folder, file), 'utf8') }));

/** A file of the design system belongs to its folder, `primitives/Button`, or to itself outside of one. */
const partOf = (file: string) =>
  file
    .replace(/\.tsx?$/, '')
    .split('/')
    .slice(0, 2)
    .join('/');

function add(map: Map<string, Set<string>>, key: string, value: string) {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}

/** Reads who imports which component. */
export function readUses(root: string): Uses {
  const [byParts, byFiles] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const { exports } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'));
  /** By the name of the component, or by the entry that contains one only. */
  const folderOf = new Map<string, string>(
    Object.entries<string>(exports).map(([entry, file]) => [
      `@campetto/ui${entry.slice(1)}`,
      partOf(posix.relative('src', file)),
    ]),
  );
  for (const { file, source } of sourcesIn(join(root, 'packages/ui/src'))) {
    if (basename(file) === 'index.ts') folderOf.set(basename(posix.dirname(file)), partOf(file));
    for (const { from, names } of importsOf(source)) {
      if (!from.startsWith('.')) continue;
      const part = partOf(posix.join(posix.dirname(file), from));
      if (basename(file) === 'index.ts') for (const name of names) folderOf.set(name, part);
      else if (part !== partOf(file)) add(byParts, part, partOf(file));
    }
  }
  for (const { file, source } of sourcesIn(join(root, 'apps/web/src'))) {
    for (const { from, names } of importsOf(source)) {
      if (!from.startsWith('@campetto/ui')) continue;
      for (const name of names) {
        const folder = folderOf.get(name === '*' ? from : name);
        if (folder !== undefined) add(byFiles, folder, file);
      }
    }
  }
  return { byParts, byFiles };
}

/** The files of the app that show a folder of the design system, by itself or as a part of another one. */
export function filesWith({ byParts, byFiles }: Uses, folder: string): string[] {
  const parts = new Set([folder]);
  // A set visits what is added to it on the way.
  for (const part of parts) for (const user of byParts.get(part) ?? []) parts.add(user);
  return [...new Set([...parts].flatMap((part) => [...(byFiles.get(part) ?? [])]))].sort();
}
