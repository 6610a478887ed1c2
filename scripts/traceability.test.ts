import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './lib/processes.ts';
import {
  findProofs,
  gaps,
  readBreaks,
  readChecklist,
  readProofs,
  unproven,
} from './lib/traceability.ts';

const lines = readChecklist(readFileSync(join(ROOT, 'docs/spec/checklist.md'), 'utf8'));

test('every line of the checklist has a test or a story, and every id of theirs is a line', () => {
  expect(lines.length).toBeGreaterThan(90);
  expect(gaps(lines, findProofs(ROOT))).toEqual([]);
});

test('every public line has a test that was seen to fail', () => {
  const breaks = readBreaks(readFileSync(join(ROOT, 'docs/proof.md'), 'utf8'));
  expect(unproven(lines, findProofs(ROOT), breaks)).toEqual([]);
});

test('a public line without a row, and a row without a test, are reported', () => {
  const planted = readChecklist(
    '## Bar\n| NAV-1 | Fixed. |\n| NAV-2 | White. |\n| REV-1 | Title. |',
  );
  const proofs = readProofs('bar.test.ts', "test('[NAV-2] turns white', () => {})");
  const breaks = readBreaks('| NAV-2 | `bar.test.ts` | turns black | it was red |');
  expect(unproven(planted, proofs, breaks)).toEqual([
    'docs/proof.md: no row says how [NAV-1] was broken.',
    'docs/proof.md: bar.test.ts has no test “turns black” of [NAV-2].',
  ]);
});

test('a line without a test, and an id without a line, are reported in one sentence each', () => {
  const planted = readChecklist('## Bar\n| NAV-1 | Fixed. |\n| NAV-2 | White past 50 px. |');
  const proofs = readProofs('bar.test.ts', "test('[NAV-2] [NAV-9] turns white', () => {})");
  expect(gaps(planted, proofs)).toEqual([
    'docs/spec/checklist.md: no test or story proves [NAV-1] Fixed.',
    'bar.test.ts: “[NAV-2] [NAV-9] turns white” names [NAV-9], which docs/spec/checklist.md does not have.',
  ]);
});

test('a story is found under its page and its export', () => {
  const source =
    "const meta = { title: 'Screens/Bar' };\nexport const White = { name: '[NAV-2] white' };";
  expect(readProofs('Bar.stories.tsx', source)).toEqual([
    {
      file: 'Bar.stories.tsx',
      title: '[NAV-2] white',
      ids: ['NAV-2'],
      story: { title: 'Screens/Bar', name: 'White' },
    },
  ]);
});
