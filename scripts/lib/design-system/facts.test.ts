import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../processes.ts';
import { lastChange, readChangelog, readReleases } from './changelog.ts';
import { readFacts } from './facts.ts';
import { tokensOf } from './tokens.ts';
import { importsOf } from './uses.ts';

const facts = await readFacts(ROOT);
const releases = await readReleases(ROOT);

describe('the facts about the components', () => {
  test('name the screens that show one, also within another one', () => {
    const screensOf = (name: string) => facts[name]?.screens.map((screen) => screen.name);
    expect(screensOf('LoginForm')).toEqual(['Sign-in']);
    expect(screensOf('VenueCard')).toContain('Review: pending');
    expect(screensOf('VenueCard')).not.toContain('Landing');
    expect(screensOf('Button')).toEqual(expect.arrayContaining(['Sign-in', 'Add venue']));
    expect(facts['Field']?.within).toEqual(expect.arrayContaining(['Select', 'TextField']));
  });

  test('name the tokens of its own styles', () => {
    expect(facts['Badge']?.tokens).toEqual(
      expect.arrayContaining(['color.info.soft', 'color.spark', 'lineWidth.line', 'fontSize.tiny']),
    );
    expect(facts['Badge']?.tokens).not.toContain('color.info.solid');
    const without = Object.keys(facts).filter((name) => facts[name]?.tokens.length === 0);
    // They draw nothing, or other components only.
    expect(without.length).toBeLessThan(Object.keys(facts).length / 4);
  });

  test('name its source and its last change', () => {
    for (const { source } of Object.values(facts))
      expect(globSync(source, { cwd: ROOT })).toHaveLength(1);
    expect(facts['GoalIllustration']?.change?.sentences.join(' ')).toContain('GoalIllustration');
  });
});

test('every guide names a version that there is, or that the next release makes', () => {
  const versions = releases.map(({ version }) => version);
  for (const file of globSync('packages/ui/src/*/*/*.guide.ts', { cwd: ROOT })) {
    const since = /since: '(.*)'/.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1];
    expect(versions, file).toContain(since);
  }
});

test('the last change of a component is the newest that names it', () => {
  const changelog = readChangelog(
    [
      '# Package\n\n## 0.3.0\n\n### Minor Changes\n\n- 1a2b3c4: `Dialog` takes\n  `notice`. Field labels wrap.',
      '  New: `VenueRow`. It is 56 px high.\n\n## 0.2.0\n\n- `Field` takes `covered`. VenueRows wrap.',
    ].join('\n\n'),
  );
  expect(lastChange(changelog, 'Dialog')).toEqual({
    version: '0.3.0',
    sentences: ['`Dialog` takes `notice`.'],
  });
  // As an ordinary word it is no component.
  expect(lastChange(changelog, 'Field')?.version).toBe('0.2.0');
  expect(lastChange(changelog, 'VenueRow')?.sentences).toEqual(['New: `VenueRow`.']);
  expect(lastChange(changelog, 'Hero')).toBeUndefined();
});

test('types are not imports', () => {
  expect(
    importsOf(
      [
        "import type { A } from './a.ts'; // “quoted”",
        "import { type B, C as D } from './b.ts';",
        "import E, { F } from './e.ts';",
        "export { G } from './g.ts';",
        "export { type U, V } from './u.ts';",
        "export type { W } from './w.ts';",
        "export * from './x.ts';",
        "import {\n  H,\n  type I,\n} from './h.ts';",
        "import './style.css';",
        "import * as j from './j.ts';",
        "const k: typeof import('./y.ts') = await import('./k.ts');",
        "const text = `import { Z } from './z.ts';`;",
        'const element = <A title="import">{j}</A>;',
      ].join('\n'),
    ),
  ).toEqual([
    { from: './b.ts', names: ['C'] },
    { from: './e.ts', names: ['default', 'F'] },
    { from: './h.ts', names: ['H'] },
    { from: './style.css', names: [] },
    { from: './j.ts', names: ['*'] },
    { from: './g.ts', names: ['G'] },
    { from: './u.ts', names: ['V'] },
    { from: './x.ts', names: ['*'] },
    { from: './k.ts', names: ['*'] },
  ]);
});

test('a style reads tokens by their path, by a part that was taken out, and by a variable', () => {
  const tokens = [
    ...['color.text', 'color.bar.soft', 'color.brand.soft', 'color.info.soft'],
    ...['space.tight', 'space.wide'],
  ];
  const read = (source: string) => tokensOf(source, tokens, { label: ['color.text'] });
  expect(read('padding: vars.space.tight')).toEqual(['space.tight']);
  expect(
    read('const { color, space: gap } = vars;\nconst a = { color: color.text, gap: gap.wide };'),
  ).toEqual(['color.text', 'space.wide']);
  expect(read('const { soft } = vars.color[tone];\nconst a = { background: soft };')).toEqual([
    'color.brand.soft',
    'color.info.soft',
  ]);
  expect(read('const a = style(typography.label);')).toEqual(['color.text']);
});
