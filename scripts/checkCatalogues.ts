import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './lib/processes.ts';

// Fails when a text of the sources is missing in a catalogue, or a catalogue contains an unused one: the
// build only notices an entry without a translation.

const messages = join(ROOT, 'packages/messages');

const read = () =>
  globSync('locales/*/*.po', { cwd: messages })
    .sort()
    .map((file) => readFileSync(join(messages, file), 'utf8'))
    .join('');

const before = read();
await run(join(messages, 'node_modules/.bin/lingui'), ['extract', '--clean'], { cwd: messages });
if (read() !== before) {
  console.error(
    'The catalogues were not up to date; translate what `git diff` shows, then commit.',
  );
  process.exit(1);
}
