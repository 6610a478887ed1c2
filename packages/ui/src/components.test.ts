import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { componentFaults, componentFolders, looseComponents } from './docs/completeness.ts';

const src = import.meta.dirname;

test('finds the components', () => {
  expect(componentFolders(src)).toContain('primitives/Button');
});

test('every component is complete, exported and documented', () => {
  expect(componentFolders(src).flatMap((folder) => componentFaults(src, folder))).toEqual([]);
});

test('every component has a folder', () => {
  expect(looseComponents(src)).toEqual([]);
});

/** The faults of a component with these files; each key is the part of the file name after the component's name. */
function faultsOf(files: Record<string, string>, api = '') {
  const root = mkdtempSync(join(tmpdir(), 'planted-'));
  const planted = join(root, 'src');
  mkdirSync(join(planted, 'primitives/Planted'), { recursive: true });
  writeFileSync(join(root, 'api.md'), api);
  for (const [suffix, text] of Object.entries({ '.tsx': '', ...files }))
    writeFileSync(join(planted, `primitives/Planted/Planted${suffix}`), text);
  const faults = componentFolders(planted).flatMap((folder) => componentFaults(planted, folder));
  rmSync(root, { recursive: true });
  return faults;
}

test('reports the missing parts of a planted component', () => {
  expect(faultsOf({})).toEqual([
    'primitives/Planted/Planted.stories.tsx is missing: every component has stories.',
    'primitives/Planted/Planted.guide.ts exports no `guide: Guide`: every component has a guide.',
    'primitives/Planted/index.ts is missing: every folder has an index.',
    'index.ts does not export ./primitives/Planted/index.ts: every component is exported.',
    'primitives/Planted/Planted.examples.tsx has no pair: at least one rule has an example of what to do and one of what not to do.',
    'primitives/Planted/Planted.stories.tsx has no story Matrix: the matrix shows every variant.',
  ]);
});

test('a variant that neither story nor guide shows is reported', () => {
  const api = `## primitives/Planted

    tone?: VariantsOf<typeof planted>['tone'];
    tone?: "neutral" | "positive" | "warning" | undefined;
    inner?: "left" | "right" | undefined;
`;
  const files = {
    '.tsx': "export function Planted({ tone = 'neutral' }) {}",
    '.stories.tsx':
      "  argTypes: {\n    tone: { options: ['warning'] },\n  },\n  args: { tone: 'positive' },",
    '.guide.ts': '`neutral`, `positive`',
  };
  expect(faultsOf(files, api).filter((fault) => fault.includes('warning'))).toEqual([
    'primitives/Planted/Planted.stories.tsx never shows tone “warning”: the stories show every variant.',
    'primitives/Planted/Planted.guide.ts does not name the tone “warning”: the page says what each tone means.',
  ]);
  expect(faultsOf(files, api).filter((fault) => /“(neutral|positive|left)”/.test(fault))).toEqual(
    [],
  );
});

test.each([
  ['an example without a pair', '{ do: null }', 1],
  ['a pair', '{ do: null, dont: null }', 0],
])('a component with %s', (_name, example, faults) => {
  const files = { '.examples.tsx': `export const examples = [${example}];` };
  expect(faultsOf(files).filter((fault) => fault.includes('no pair'))).toHaveLength(faults);
});

test.each([
  ['no tone', 'size: string;', '', 0],
  ['a tone', '  tone?: string;', '', 1],
  ['the tone of another component', "Pick<ButtonProps, 'size' | 'tone'>", '', 1],
  [
    'a tone with its meanings',
    '  tone: string;',
    "  tones: [\n    ['neutral', 'Any.'],\n  ],\n",
    0,
  ],
])('a component with %s', (_name, props, tones, faults) => {
  const files = { '.tsx': props, '.guide.ts': `export const guide: Guide = {\n${tones}};` };
  expect(faultsOf(files).filter((fault) => fault.includes('no tones'))).toHaveLength(faults);
});
