import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const NOTES = globSync('.changeset/*.md', { cwd: root });

/** A copy of what `changeset version` reads and writes: the manifests, the notes, the changelog. */
const copy = mkdtempSync(join(tmpdir(), 'release-'));
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=release', '-c', 'user.email=release@example.org', ...args],
    {
      cwd: copy,
      stdio: 'ignore',
    },
  );

beforeAll(() => {
  const manifests = globSync('{.,packages/*,apps/*}/package.json', { cwd: root });
  const others = ['pnpm-workspace.yaml', 'packages/ui/CHANGELOG.md', '.changeset'];
  for (const file of [...manifests, ...others])
    cpSync(join(root, file), join(copy, file), { recursive: true });
  git('init', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--message', 'start');
  execFileSync(join(root, 'node_modules/.bin/changeset'), ['version'], { cwd: copy });
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true }));

test('a release raises the version by the largest change that is noted', () => {
  const versionIn = (folder: string): string =>
    JSON.parse(read(folder, 'packages/ui/package.json')).version;
  const kinds = NOTES.map((file) => /@campetto\/ui["']: (\w+)/.exec(read(root, file))?.[1]);
  const place = ['major', 'minor', 'patch'].findIndex((kind) => kinds.includes(kind));
  const next = versionIn(root)
    .split('.')
    .map((part, index) =>
      place < 0 || index < place ? part : index === place ? Number(part) + 1 : 0,
    );
  expect(versionIn(copy)).toBe(next.join('.'));
});

test('its changelog contains every note, and the notes are used up', () => {
  const changelog = read(copy, 'packages/ui/CHANGELOG.md').replaceAll(/\s+/g, ' ');
  for (const file of NOTES) {
    const [line = ''] = (read(root, file).split('---')[2] ?? '').trim().split('\n');
    expect(changelog, file).toContain(line.trim());
  }
  expect(globSync('.changeset/*.md', { cwd: copy })).toEqual([]);
});
