import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { trackedFiles } from '../lib/docs.ts';
import { ROOT } from '../lib/processes.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/** Commands of pnpm itself, which are no scripts of package.json. */
const OWN = ['install', 'exec', 'audit', 'sbom', 'licenses'];

describe.for(trackedFiles('.github/workflows/*.yml'))('%s', (file) => {
  const text = read(file);
  const all = (expression: RegExp) =>
    Array.from(text.matchAll(expression), ([, name = '']) => name);

  test('grants read access unless a job asks for more, and limits the time of each job', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(all(/(timeout-minutes: \d)/g)).toHaveLength(all(/(runs-on: )/g).length);
  });

  test('uses actions by their commit', () => {
    for (const action of all(/uses: (.*)/g)) expect(action).toMatch(/@[0-9a-f]{40} # v\d/);
  });

  test('runs commands that exist', () => {
    const names = [...OWN, ...Object.keys(scripts)];
    for (const command of all(/pnpm@12 (\S+)/g)) expect(names).toContain(command);
  });
});

interface Job {
  if?: string;
  permissions?: Record<string, string>;
  steps: { run?: string }[];
}
const jobs = trackedFiles('.github/workflows/*.yml').flatMap((file) =>
  Object.entries<Job>(parse(read(file)).jobs).map(([name, job]) => ({
    name: `${file}: ${name}`,
    ...job,
    commands: job.steps.map(({ run = '' }) => run).join('\n'),
  })),
);

test('only a push publishes: a workflow that is started by hand, also at a tag, does not', () => {
  const publishing = jobs.filter(({ commands }) => /npm publish|gh release create/.test(commands));
  expect(publishing.length).toBeGreaterThan(1);
  for (const { name, if: condition } of publishing) {
    expect(condition, name).toContain("github.event_name == 'push'");
  }
});

test('a job that downloads the files of another by a command may read them', () => {
  const downloading = jobs.filter(({ commands }) => commands.includes('gh run download'));
  expect(downloading.length).toBeGreaterThan(1);
  for (const { name, permissions } of downloading) {
    expect(permissions, name).toMatchObject({ actions: 'read' });
  }
});

test('the files of a release belong to root, not to whoever has the number of the builder', () => {
  const archives = read('.github/workflows/release.yml').match(/\btar .*/g);
  expect(archives).toEqual([expect.stringContaining('--owner=0 --group=0 --numeric-owner -c')]);
});

/** Commands that developers run only on their own machines. */
const LOCAL = ['test:changed'];

test('every test command runs in a workflow', () => {
  const run = trackedFiles('.github/workflows/*.yml').flatMap((file) =>
    Array.from(read(file).matchAll(/pnpm@12 (\S+)/g), ([, name]) => name),
  );
  const names = Object.keys(scripts).filter((name) => /^test\b/.test(name));
  expect(names.filter((name) => !run.includes(name))).toEqual(LOCAL);
});
