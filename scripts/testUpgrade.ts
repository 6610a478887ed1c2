import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run } from './lib/processes.ts';

// `pnpm test:upgrade` runs servers of the last release, or of the named commit, beside those of this version on one
// database: an upgrade, and back. It installs the packages of that version.

/** Returns what git prints. The error of a command that fails contains git's reason. */
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

function lastRelease(): string | undefined {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match=v*', 'HEAD^').trim();
  } catch {
    return undefined;
  }
}

const [version = lastRelease()] = process.argv.slice(2);
if (version === undefined) {
  console.log('There is no release before this commit. Name a version: pnpm test:upgrade COMMIT');
  process.exit();
}

/** Builds the server of the version in this folder, and tests an upgrade from it. */
async function testUpgradeFrom(folder: string): Promise<void> {
  const install = ['install', '--frozen-lockfile', '--filter=@campetto/api...'];
  await run('npx', ['-y', 'pnpm@12', ...install], { cwd: folder });
  await run('node', ['apps/api/build.ts'], { cwd: folder });
  await run(
    'vitest',
    ['run', '--config=vitest.node.config.ts', '--project=api', 'apps/api/test/deployment/upgrade'],
    { env: { ...process.env, CAMPETTO_EARLIER: join(folder, 'apps/api/dist/server.js') } },
  );
}

const parent = await mkdtemp(join(tmpdir(), 'campetto-upgrade-'));
const folder = join(parent, 'repository');
try {
  git('worktree', 'add', '--detach', folder, version);
  try {
    await testUpgradeFrom(folder);
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
} finally {
  await rm(parent, { recursive: true });
}
