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
    'primitives/Planted/Planted.stories.tsx has no story Matrix: the matrix shows every variant.',
    'primitives/Planted/Planted.stories.tsx has no parameters: { guide }: the page shows the guide.',
  ]);
});

test('a guide without status, version or drawn rules is refused, a complete one is not', () => {
  const planted = mkdtempSync(join(tmpdir(), 'planted-'));
  const folder = 'primitives/Planted';
  mkdirSync(join(planted, folder), { recursive: true });
  const faultsWith = (guide: string) => {
    writeFileSync(join(planted, folder, 'Planted.guide.ts'), guide);
    return componentFaults(planted, folder).filter((fault) => /status|since|drawn/.test(fault))
      .length;
  };
  expect(faultsWith("export const guide = {\n  use: 'status: stable',\n};")).toBe(2);
  const complete = "export const guide = {\n  status: 'beta',\n  since: '0.2.0',\n";
  expect(faultsWith(`${complete}};`)).toBe(0);
  expect(faultsWith(`${complete}  rules: [\n],\n};`)).toBe(1);
  rmSync(planted, { recursive: true });
});
