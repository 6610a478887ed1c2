import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './lib/processes.ts';

// Fails when a text of the sources is missing in a catalogue, or a catalogue holds a dead one: the
// build only notices an entry without a translation.

const read = () =>
  globSync('apps/web/src/locales/*.po', { cwd: ROOT })
    .sort()
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('');

const before = read();
await run('pnpm', ['--silent', '--filter', '@campetto/web', 'catalogues']);
if (read() !== before) {
  console.error(
    'The catalogues were not up to date; translate what `git diff` shows, then commit.',
  );
  process.exit(1);
}
