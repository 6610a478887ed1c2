import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './lib/processes.ts';
import { runParts } from './lib/runParts.ts';
import { PARTS, type Part } from './lib/testParts.ts';

// `pnpm test:changed` checks what differs from the main branch, or from the named commit, in one minute (documents) to
// more than five (the contract, or several features of the server): everything static, the tests of rules that read the
// repository, the unit tests that import a changed file, the stories beside changed files, and the server's tests of the
// changed features. What these do not show, `pnpm test` finds.

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const lines = (output: string) => output.split('\n').filter(Boolean);

/** Tests that read files instead of importing them, so that Vitest cannot find them by the changed files. */
const RULES = [
  ...['scripts/rules', 'scripts/traceability.test.ts', 'apps/web/src/content'],
  ...['packages/ui/src/components.test.ts', 'packages/ui/src/docs', 'packages/ui/src/foundations'],
];

const [named] = process.argv.slice(2);

/** The commit that the changes are compared with. */
function commit(): string {
  try {
    if (named === undefined) return git('merge-base', 'HEAD', 'main');
    return git('rev-parse', '--verify', '--quiet', `${named}^{commit}`);
  } catch {
    console.error(
      named ? `There is no commit ${named}.` : 'There is no branch main: name a commit.',
    );
    process.exit(1);
  }
}
const since = commit();
const changed = [
  ...lines(git('diff', '--name-only', '--relative', since)),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
];
const folders = [...new Set(changed.map(dirname))];
const existing = (patterns: string[]) => [...new Set(globSync(patterns, { cwd: ROOT }))];

const stories = existing(
  folders
    .filter((folder) => /^(packages\/ui|apps\/web)\/src\//.test(folder))
    .map((folder) => `${folder}/*.stories.tsx`),
);

/** The folders of the server's tests of a file of the contract; what belongs to no feature is tested by requests. */
function contractTestFolders(name: string): string[] {
  if (name === 'venue') return ['venues'];
  // The checks of a venue are stored with it.
  if (name === 'checks') return ['checks', 'venues'];
  return [existsSync(join(ROOT, 'apps/api/test', name)) ? name : 'http'];
}

/** The folders of server tests for a changed file, by the name of its feature or by what it configures. */
function serverTestFolders(file: string): string[] {
  const [, shared] = /^packages\/contract\/src\/([^/.]+)/.exec(file) ?? [];
  if (shared) return contractTestFolders(shared);
  if (/^deploy\/(grafana|prometheus)\//.test(file)) return ['alerts', 'metrics'];
  if (file.startsWith('deploy/')) return ['deployment'];
  const [, feature] = /^apps\/api\/(?:src|test)\/(?:([^/]+)\/)?/.exec(file) ?? [];
  return file.startsWith('apps/api/') ? [feature ?? ''] : [];
}

/** The server tests that read a changed document. */
function readersOf(files: string[]): string[] {
  const read = files.filter((file) => file.startsWith('docs/'));
  return existing(['apps/api/test/**/*.test.ts']).filter((test) => {
    const source = readFileSync(join(ROOT, test), 'utf8');
    return read.some((file) => source.includes(file));
  });
}
const serverTests = [
  ...existing(
    changed.flatMap(serverTestFolders).map((folder) => join('apps/api/test', folder, '*.test.ts')),
  ),
  ...readersOf(changed),
];

const withArgs = (part: Part, args: string[]): Part => ({ ...part, args: [...part.args, ...args] });

/** The part reduced to what a change concerns. */
function narrowed(part: Part): Part[] {
  switch (part.name) {
    case 'stories':
      return stories.length > 0 ? [withArgs(part, stories)] : [];
    case 'unit':
      return [
        withArgs(part, ['--changed', since, '--passWithNoTests']),
        { ...withArgs(part, RULES), name: 'rules' },
      ];
    case 'api':
      return serverTests.length > 0 ? [withArgs(part, serverTests)] : [];
    case 'built':
    case 'e2e':
      return [];
    default:
      return [part];
  }
}

console.log(`${changed.length} changed files since ${since.slice(0, 10)}`);
process.exit(await runParts(PARTS.flatMap(narrowed)));
