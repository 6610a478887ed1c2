import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/processes.ts';
import { hardCodedWords } from './hardCodedWords.ts';

// What the design system refuses, each with a sentence that names the file and the rule.

/** The components. Stories, guides, their examples and pages, and samples may contain words. */
const components = globSync('packages/ui/src/*/*/*.tsx', { cwd: ROOT }).filter(
  (file) => !/\.(stories|examples|test)\.tsx$|\/src\/docs\//.test(file),
);

test('no component contains a text', () => {
  expect(components.length).toBeGreaterThan(80);
  const faults = components.flatMap((file) =>
    hardCodedWords(file, readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['between tags', '<p>Add venue</p>', 'Add venue'],
  ['in a choice', '<b>{open ? "Close" : label}</b>', 'Close'],
  ['in an attribute', '<button aria-label="Close" />', 'Close'],
  ['in a composed attribute', '<img alt={`Photo`} />', 'Photo'],
  ['in a title', '<abbr title="Close" />', 'Close'],
  ['in a placeholder', '<input placeholder="Search" />', 'Search'],
  ['in a label', '<optgroup label="Cities" />', 'Cities'],
  ['in a description', '<p aria-description="Close" />', 'Close'],
  ['in the name of a role', '<div aria-roledescription="carousel" />', 'carousel'],
  ['in the text of a value', '<meter aria-valuetext="high" />', 'high'],
  ['in a fragment', '<>Close</>', 'Close'],
])('refuses a planted word %s', (_place, jsx, word) => {
  const file = 'packages/ui/src/primitives/Planted/Planted.tsx';
  const source = `export const Planted = ({ open, label }) => ${jsx};`;
  expect(hardCodedWords(file, source)).toEqual([
    `${file}: “${word}” is written into it, and words come as props.`,
  ]);
});

test('numbers, symbols and the brand are no words', () => {
  const source =
    'export const Planted = () => <p title="Campetto" className="wide">4.5 · {"×"} Campetto</p>;';
  expect(hardCodedWords('Planted.tsx', source)).toEqual([]);
});

test('refuses planted imports of the router, Lingui, SWR, Firebase and the contract', () => {
  const refused = [
    'react-router-dom',
    '@lingui/react/macro',
    'swr',
    'swr/mutation',
    '@firebase/auth',
    '@campetto/contract',
  ];
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  const file = 'packages/ui/src/primitives/Planted/Planted.tsx';
  cpSync(join(ROOT, 'biome.json'), join(folder, 'biome.json'));
  cpSync(join(ROOT, '.gitignore'), join(folder, '.gitignore'));
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  const imports = refused.map((source) => `import '${source}';`);
  writeFileSync(join(folder, file), imports.join('\n'));
  const args = ['lint', '--reporter=github', '--colors=off', '.'];
  const { status, stdout } = spawnSync(join(ROOT, 'node_modules/.bin/biome'), args, {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  for (const index of refused.keys()) {
    const sentence = stdout.split('\n').find((line) => line.includes(`line=${index + 1},`));
    expect(sentence).toContain(`${file},line=`);
    expect(sentence).toContain('noRestrictedImports');
    expect(sentence).toContain('The design system knows neither data nor texts');
  }
});

test('every story is captured', () => {
  const grep = [
    'grep',
    '--untracked',
    '--files-with-matches',
    'disableSnapshot',
    '--',
    '*.stories.tsx',
  ];
  const { stdout } = spawnSync('git', grep, { cwd: ROOT, encoding: 'utf8' });
  expect(stdout).toBe('');
});
