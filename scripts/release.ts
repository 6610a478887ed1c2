import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { notesOf, planRelease } from './lib/design-system/release.ts';

// For the workflow that releases the design system: `plan` prints the next step as lines `name=value`, `notes` what
// the current version changes. `--root` is the working copy, by default the current folder.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: process.cwd() } },
});
const tags = execFileSync('git', ['tag', '--list'], { cwd: values.root, encoding: 'utf8' });
const plan = planRelease(values.root, tags.split('\n'));

if (positionals[0] === 'plan') {
  for (const [name, value] of Object.entries(plan)) console.log(`${name}=${value}`);
} else if (positionals[0] === 'notes') {
  const changelog = join(values.root, 'packages/ui/CHANGELOG.md');
  console.log(notesOf(readFileSync(changelog, 'utf8'), plan.version));
} else {
  console.error('Use `plan` or `notes`.');
  process.exit(1);
}
