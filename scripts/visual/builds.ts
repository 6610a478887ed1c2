import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ended, launch, ROOT, run } from '../lib/processes.ts';

export const CACHE = join(ROOT, '.cache/visual');
const BASES = join(CACHE, 'bases');

/** How many bases stay in the cache; each takes some 100 MB with its screenshots. */
const KEPT = 3;

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

/**
 * The commit to compare with. Unless one is named: the last commit where there are changes since,
 * otherwise where this branch left main.
 */
export function baseCommit(named?: string): string {
  if (named) return git('rev-parse', '--verify', `${named}^{commit}`);
  if (git('status', '--porcelain') !== '') return git('rev-parse', 'HEAD');
  const main = git('branch', '--list', 'main') === '' ? 'origin/main' : 'main';
  return git('merge-base', main, 'HEAD');
}

/** The folder with the build and the screenshots of a base. */
export const baseFolder = (commit: string) => join(BASES, commit);

/** Builds the Storybook of a tree, as it is captured. */
export async function build(tree: string, output: string): Promise<string> {
  rmSync(output, { recursive: true, force: true });
  const args = ['build', '--quiet', '--test', '--output-dir', output];
  const own = join(tree, 'node_modules/.bin/storybook');
  const child = launch(existsSync(own) ? own : 'storybook', args, {
    cwd: tree,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Its output is printed only if it fails.
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => printed.push(part));
  if ((await ended(child)) !== 0)
    throw new Error(`The Storybook of ${tree} cannot be built.\n${Buffer.concat(printed)}`);
  return output;
}

/** Builds the Storybook of the files as they are here. */
export const buildHere = () => build(ROOT, join(CACHE, 'here/storybook'));

/** Builds the Storybook of a commit, or finds the build that was made before. */
export async function buildBase(commit: string): Promise<string> {
  const folder = baseFolder(commit);
  const output = join(folder, 'storybook');
  if (existsSync(output)) return output;
  forgetOldBases();
  const tree = join(folder, 'tree');
  mkdirSync(folder, { recursive: true });
  removeTree(tree);
  git('worktree', 'add', '--quiet', '--detach', tree, commit);
  try {
    // Links to what is installed here would lead to this tree’s packages instead of those of the base.
    await run('npx', ['-y', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline'], {
      cwd: tree,
    });
    // The folder gets its name only once the build is complete, so that an interrupted build is not used.
    renameSync(await build(tree, join(folder, 'unfinished')), output);
  } finally {
    removeTree(tree);
  }
  return output;
}

function removeTree(tree: string) {
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'prune');
}

function forgetOldBases() {
  if (!existsSync(BASES)) return;
  const folders = readdirSync(BASES).map((name) => join(BASES, name));
  const newestFirst = folders.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of newestFirst.slice(KEPT - 1)) rmSync(folder, { recursive: true });
}
