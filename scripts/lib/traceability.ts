import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A line of the checklist. */
export interface Line {
  id: string;
  /** The heading above it. */
  group: string;
  text: string;
}

/** A test or a story whose title names lines of the checklist. */
export interface Proof {
  file: string;
  title: string;
  ids: string[];
  /** Where a story proves it: the title of the story's page and its export, of which Storybook makes the id. */
  story?: { title: string; name: string };
}

const TESTS = [
  'packages/*/src/**/*.{test.ts,test.tsx,stories.tsx}',
  'apps/*/{src,test,e2e,prerender,bench}/**/*.{test.ts,test.tsx,spec.ts,stories.tsx}',
  'scripts/**/*.test.ts',
];

const ID = /\[([A-Z]+-\d+)\]/g;
const TITLE = /(['"`])((?:\\.|(?!\1)[^\\\n])*\[[A-Z]+-\d+\](?:\\.|(?!\1)[^\\\n])*)\1/g;

/** The lines of `docs/spec/checklist.md`: tables of an id and a sentence. */
export function readChecklist(markdown: string): Line[] {
  let group = '';
  return markdown.split('\n').flatMap((row) => {
    if (row.startsWith('## ')) group = row.slice(3).trim();
    const [, id, text] = /^\|\s*([A-Z]+-\d+)\s*\|\s*(.+?)\s*\|$/.exec(row) ?? [];
    return id !== undefined && text !== undefined ? [{ id, group, text }] : [];
  });
}

/** The titles of a file that name lines. */
export function readProofs(file: string, source: string): Proof[] {
  const page = file.endsWith('.stories.tsx') && /\btitle: '([^']+)'/.exec(source)?.[1];
  return [...source.matchAll(TITLE)].map(({ 2: title = '', index }) => {
    const name = [...source.slice(0, index).matchAll(/^export const (\w+)/gm)].at(-1)?.[1];
    return {
      file,
      title,
      ids: [...title.matchAll(ID)].flatMap(([, id]) => id ?? []),
      ...(page && name !== undefined && { story: { title: page, name } }),
    };
  });
}

/** Every title below a folder that names lines; the tests of this very search invent theirs. */
export function findProofs(root: string): Proof[] {
  return globSync(TESTS, { cwd: root })
    .filter((file) => !file.includes('node_modules') && !basename(file).startsWith('traceability'))
    .sort()
    .flatMap((file) => readProofs(file, readFileSync(join(root, file), 'utf8')));
}

/** What is wrong between the checklist and its proofs, in one sentence each. */
export function gaps(lines: readonly Line[], proofs: readonly Proof[]): string[] {
  const known = new Set(lines.map(({ id }) => id));
  const proved = new Set(proofs.flatMap(({ ids }) => ids));
  return [
    ...lines
      .filter(({ id }) => !proved.has(id))
      .map(({ id, text }) => `docs/spec/checklist.md: no test or story proves [${id}] ${text}`),
    ...proofs.flatMap(({ file, title, ids }) =>
      ids
        .filter((id) => !known.has(id))
        .map(
          (id) => `${file}: “${title}” names [${id}], which docs/spec/checklist.md does not have.`,
        ),
    ),
  ];
}

/** A row of `docs/proof.md`: the test of a line that was seen to fail. */
export interface Break {
  id: string;
  file: string;
  /** A part of the test's title. */
  test: string;
}

/** The groups of lines about public pages. */
const PUBLIC = /^(SITE|LANG|NAV|LAND|FOOT|LEGAL|GUIDE|CONT|DL|SHARE)-/;

/** The rows of `docs/proof.md`. */
export const readBreaks = (markdown: string): Break[] =>
  Array.from(
    markdown.matchAll(/^\| ([A-Z]+-\d+) *\| `([^`]+)` *\| (.+?) *\|/gm),
    ([, id = '', file = '', test = '']) => ({ id, file, test }),
  );

/** The public lines of which no test was seen to fail, and the rows that name no test, in one sentence each. */
export function unproven(
  lines: readonly Line[],
  proofs: readonly Proof[],
  breaks: readonly Break[],
): string[] {
  const isTest = ({ id, file, test }: Break) =>
    proofs.some((one) => one.file === file && one.ids.includes(id) && one.title.includes(test));
  return [
    ...lines
      .filter(({ id }) => PUBLIC.test(id) && !breaks.some((one) => one.id === id))
      .map(({ id }) => `docs/proof.md: no row says how [${id}] was broken.`),
    ...breaks
      .filter((one) => !isTest(one))
      .map(({ id, file, test }) => `docs/proof.md: ${file} has no test “${test}” of [${id}].`),
  ];
}
