import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ENTRIES } from '../../build/manifest.ts';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const contains = (file: string, text: string) => read(file).includes(text);

/** Folders with a component of their own name, below a package’s `src`. */
export function componentFolders(src: string): string[] {
  return globSync('*/*/*.tsx', { cwd: src })
    .filter((file) => basename(file, '.tsx') === basename(dirname(file)))
    .map(dirname)
    .sort();
}

/** Components that have no folder; what is in `docs` and `foundations` is for Storybook only. */
export const looseComponents = (src: string): string[] =>
  globSync('*/[A-Z]*.tsx', {
    cwd: src,
    exclude: ['docs/**', 'foundations/**', '**/*.stories.tsx'],
  });

/** Pictures of the phone app: for screenshots only, not exported, without documentation of their own. */
const isAppScreen = (folder: string) => folder.startsWith('app-screens/');

/** Whether an entry of the package exports a component. */
const isExported = (src: string, folder: string) =>
  Object.values(ENTRIES).some(
    (entry) =>
      entry === `${folder}/index` ||
      contains(join(src, `${entry}.ts`), `'./${relative(dirname(entry), folder)}/index.ts'`),
  );

/** Whether a component has a `tone` of its own, or takes that of another one. */
const hasTone = (props: string) => /^ +tone\??:|Pick<[^>]*'tone'/m.test(props);

/** The props that are variants of a recipe, with each value; from the record of the public interface. */
function variantsOf(src: string, folder: string): [prop: string, value: string][] {
  const sections = read(join(src, '../api.md')).split(/^## /m);
  const section = sections.find((text) => text.startsWith(`${folder}\n`)) ?? '';
  const isProp = (name: string) => new RegExp(`^ {4,}${name}\\??: (?!")`, 'm').test(section);
  return Array.from(section.matchAll(/^ {4}(\w+)\?: (".+);$/gm)).flatMap(
    ([, name = '', type = '']) =>
      isProp(name)
        ? Array.from(type.matchAll(/"(.+?)"/g), ([, value = '']): [string, string] => [name, value])
        : [],
  );
}

/** The missing parts of a component’s folder, one sentence each that names the file and the rule. */
export function componentFaults(src: string, folder: string): string[] {
  const name = basename(folder);
  const file = (suffix: string) => join(folder, `${name}${suffix}`);
  const guide = read(join(src, file('.guide.ts')));
  const props = read(join(src, file('.tsx'))) + read(join(src, folder, 'types.ts'));
  const stories = read(join(src, file('.stories.tsx'))).replace(/^ {2}argTypes: .*?\},$/ms, '');
  const variants = variantsOf(src, folder);
  const rules: [fulfilled: boolean, fault: string][] = [
    [
      existsSync(join(src, file('.stories.tsx'))),
      `${file('.stories.tsx')} is missing: every component has stories.`,
    ],
    [
      isAppScreen(folder) || guide.includes('export const guide: Guide = {'),
      `${file('.guide.ts')} exports no \`guide: Guide\`: every component has a guide.`,
    ],
    [
      isAppScreen(folder) || existsSync(join(src, folder, 'index.ts')),
      `${join(folder, 'index.ts')} is missing: every folder has an index.`,
    ],
    [
      isAppScreen(folder) || isExported(src, folder),
      `index.ts does not export ./${folder}/index.ts: every component is exported.`,
    ],
    [
      !hasTone(props) || /^ {2}tones: \[\s*\[/m.test(guide),
      `${file('.guide.ts')} has no tones: the page says what each tone means.`,
    ],
    [
      isAppScreen(folder) ||
        /\bdo\b.*\bdont\b|\bpair\(/s.test(read(join(src, file('.examples.tsx')))),
      `${file('.examples.tsx')} has no pair: at least one rule has an example of what to do and one of what not to do.`,
    ],
    [
      contains(join(src, file('.stories.tsx')), 'export const Matrix'),
      `${file('.stories.tsx')} has no story Matrix: the matrix shows every variant.`,
    ],
    ...variants.map(([prop, value]): [boolean, string] => [
      new RegExp(`['"]${value}['"]|\\b${value}:`).test(stories) ||
        new RegExp(`\\b${prop}(:| =| \\?\\?) '${value}'`).test(
          props + read(join(src, file('.css.ts'))),
        ),
      `${file('.stories.tsx')} never shows ${prop} “${value}”: the stories show every variant.`,
    ]),
    ...variants.map(([prop, value]): [boolean, string] => [
      prop !== 'tone' || guide.includes(`\`${value}\``),
      `${file('.guide.ts')} does not name the tone “${value}”: the page says what each tone means.`,
    ]),
  ];
  return rules.flatMap(([fulfilled, fault]) => (fulfilled ? [] : fault));
}
