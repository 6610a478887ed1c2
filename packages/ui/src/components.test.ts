import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { componentFaults, componentFolders } from './docs/completeness.ts';

const src = import.meta.dirname;

test('finds the components', () => {
  expect(componentFolders(src)).toContain('primitives/Button');
});

test('every component is complete, exported and documented', () => {
  expect(componentFolders(src).flatMap((folder) => componentFaults(src, folder))).toEqual([]);
});

test('reports the missing parts of a planted component', () => {
  const planted = mkdtempSync(join(tmpdir(), 'planted-'));
  mkdirSync(join(planted, 'primitives/Planted'), { recursive: true });
  writeFileSync(join(planted, 'primitives/Planted/Planted.tsx'), '');
  const faults = componentFolders(planted).flatMap((folder) => componentFaults(planted, folder));
  rmSync(planted, { recursive: true });
  expect(faults).toEqual([
    'primitives/Planted/Planted.stories.tsx is missing: every component has stories.',
    'primitives/Planted/Planted.guide.ts is missing: every component has a guide.',
    'primitives/Planted/index.ts is missing: every folder has an index.',
    'index.ts does not export ./primitives/Planted/index.ts: every component is exported.',
    'primitives/Planted/Planted.guide.ts has no status: the page says how settled the component is.',
    'primitives/Planted/Planted.guide.ts has no since: the page names the version that first contained the component.',
    "primitives/Planted/Planted.guide.ts has no content: the page says how texts are written, or 'none' for a component without a text of its own.",
    'primitives/Planted/Planted.guide.ts has no code: the page shows how the component is used.',
    'primitives/Planted/Planted.guide.ts has no rules: the page says where people err.',
    'primitives/Planted/Planted.examples.tsx has no pair: at least one rule has an example of what to do and one of what not to do.',
    'primitives/Planted/Planted.stories.tsx has no story Matrix: the matrix shows every variant.',
  ]);
});

test('a guide without status or version is refused, and one without an example', () => {
  const planted = mkdtempSync(join(tmpdir(), 'planted-'));
  const folder = 'primitives/Planted';
  mkdirSync(join(planted, folder), { recursive: true });
  const write = (suffix: string, text: string) =>
    writeFileSync(join(planted, folder, `Planted${suffix}`), text);
  const faults = () =>
    componentFaults(planted, folder).filter((fault) => /status|since|rules|pair/.test(fault))
      .length;
  write('.guide.ts', "export const guide = {\n  use: 'status: stable',\n};");
  expect(faults()).toBe(4);
  const guideWith = (rules: string) =>
    `export const guide = {\n  status: 'beta',\n  since: '0.2.0',\n  rules: [${rules}],\n};`;
  write('.guide.ts', guideWith(''));
  expect(faults()).toBe(2);
  write('.guide.ts', guideWith("{ do: 'One.', dont: 'Two.' }"));
  expect(faults()).toBe(1);
  write('.guide.ts', guideWith("\n    {\n      do: 'One.',\n    },\n  "));
  expect(faults()).toBe(1);
  write('.examples.tsx', 'export const examples = [{ do: null }];');
  expect(faults()).toBe(1);
  write('.examples.tsx', 'export const examples = [{ do: null, dont: null }];');
  expect(faults()).toBe(0);
  rmSync(planted, { recursive: true });
});

test('a guide without rules for its texts is refused, unless it has none', () => {
  const planted = mkdtempSync(join(tmpdir(), 'planted-'));
  const folder = 'primitives/Planted';
  mkdirSync(join(planted, folder), { recursive: true });
  const guideWith = (content: string) => {
    const text = `export const guide = {\n  use: 'content: none',\n${content}};`;
    writeFileSync(join(planted, folder, 'Planted.guide.ts'), text);
    return componentFaults(planted, folder).filter((fault) => fault.includes('no content'));
  };
  expect(guideWith('')).toHaveLength(1);
  expect(guideWith('  content: [],\n')).toHaveLength(1);
  expect(guideWith("  content: [\n    'A verb.',\n  ],\n")).toHaveLength(0);
  expect(guideWith("  content: ['A verb.'],\n")).toHaveLength(0);
  expect(guideWith("  content: 'none',\n")).toHaveLength(0);
  rmSync(planted, { recursive: true });
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
  const planted = mkdtempSync(join(tmpdir(), 'planted-'));
  const folder = 'primitives/Planted';
  mkdirSync(join(planted, folder), { recursive: true });
  writeFileSync(join(planted, folder, 'types.ts'), props);
  writeFileSync(join(planted, folder, 'Planted.guide.ts'), `export const guide = {\n${tones}};`);
  const found = componentFaults(planted, folder).filter((fault) => fault.includes('no tones'));
  rmSync(planted, { recursive: true });
  expect(found).toHaveLength(faults);
});
