import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { parse } from 'yaml';
import { readReleases } from '../../../scripts/lib/design-system/changelog.ts';
import { packedManifest } from '../build/manifest.ts';

const root = join(import.meta.dirname, '../../..');
const NOTES = globSync('.changeset/*.md', { cwd: root });

/** A copy of the files that `changeset version` reads and writes: manifests, notes and changelog. */
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
});
afterAll(() => rmSync(copy, { recursive: true }));

test('a release makes the version that the component pages announce', async () => {
  const [next] = await readReleases(root);
  expect(JSON.parse(read(copy, 'packages/ui/package.json')).version).toBe(next?.version);
});

test('its changelog contains every note, and the notes are used up', () => {
  const changelog = read(copy, 'packages/ui/CHANGELOG.md').replaceAll(/\s+/g, ' ');
  for (const file of NOTES) {
    const [line = ''] = (read(root, file).split('---')[2] ?? '').trim().split('\n');
    expect(changelog, file).toContain(line.trim());
  }
  expect(globSync('.changeset/*.md', { cwd: copy })).toEqual([]);
});

describe('the workflow', () => {
  const workflow = parse(read(root, '.github/workflows/design-system.yml'));
  const commandsOf = (job: string): string[] =>
    workflow.jobs[job].steps.flatMap(({ run }: { run?: string }) => run ?? []);

  /** The output of the command that the workflow runs, in a working copy. */
  function release(command: 'plan' | 'notes', folder = copy) {
    const script = join(root, 'scripts/release.ts');
    return execFileSync('node', [script, command, '--root', folder], { encoding: 'utf8' });
  }

  test('proposes a version while changes are noted, publishes it once, and then rests', () => {
    const { version } = JSON.parse(read(copy, 'packages/ui/package.json'));
    const planned = `version=${version}\ntag=ui-v${version}\n`;
    writeFileSync(
      join(copy, '.changeset/planted.md'),
      "---\n'@campetto/ui': patch\n---\n\nPlanted.\n",
    );
    expect(release('plan')).toBe(`step=version\n${planned}`);
    rmSync(join(copy, '.changeset/planted.md'));
    expect(release('plan')).toBe(`step=publish\n${planned}`);
    git('tag', `ui-v${version}`);
    expect(release('plan')).toBe(`step=none\n${planned}`);
  });

  test('describes a release by its part of the changelog', () => {
    const notes = release('notes');
    expect(notes).toMatch(/^### (Major|Minor|Patch) Changes/);
    expect(notes).not.toContain('The first release that can be installed');
  });

  test('publishes what was built and recorded, with provenance, without a token', () => {
    expect(commandsOf('version').join('\n')).toContain('changeset version');
    expect(workflow.jobs.publish.needs).toContain('build');
    expect(workflow.jobs.publish.permissions['id-token']).toBe('write');
    const publish = commandsOf('publish').join('\n');
    expect(publish).toContain('campetto-ui-*.tgz --provenance');
    expect(publish).toContain('release/storybook.tar.gz');
    expect(publish).not.toMatch(/NODE_AUTH_TOKEN|secrets\./);
    expect(read(root, '.github/workflows/storybook.yml')).toMatch(/versions\/\$\{tag#ui-v\}/);
  });

  test('names the package so that npm reads the file, and not a repository of GitHub', () => {
    const [, argument = ''] = /npm publish (\S+)/.exec(commandsOf('publish').join('\n')) ?? [];
    const folder = join(copy, 'release');
    cpSync(inject('tarball'), join(folder, basename(inject('tarball'))));
    const packed = execFileSync('sh', ['-c', `npm pack ${argument} --dry-run`], {
      cwd: copy,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(packed.trim()).toBe(basename(inject('tarball')));
  });

  test('packs a file of the name that it publishes, which names its repository', () => {
    expect(basename(inject('tarball'))).toMatch(/^campetto-ui-\d+\.\d+\.\d+\.tgz$/);
    vi.stubEnv('GITHUB_SERVER_URL', 'https://code.example');
    vi.stubEnv('GITHUB_REPOSITORY', 'team/campetto');
    const manifest = packedManifest(join(root, 'packages/ui'));
    vi.unstubAllEnvs();
    expect(manifest).not.toHaveProperty('private');
    expect(manifest).toMatchObject({
      repository: { url: 'git+https://code.example/team/campetto.git', directory: 'packages/ui' },
    });
  });
});
