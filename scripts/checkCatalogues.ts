import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './lib/processes.ts';

// Fails when a text of the sources is missing in a catalogue or not translated, or a catalogue contains an unused one.

const messages = join(ROOT, 'packages/messages');

const read = () =>
  globSync('locales/*/*.po', { cwd: messages })
    .sort()
    .map((file) => ({ file, text: readFileSync(join(messages, file), 'utf8') }));

const before = read();
// Without its standard output, which recommends commands that the root does not have.
await run(join(messages, 'node_modules/.bin/lingui'), ['extract', '--clean'], {
  cwd: messages,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const after = read();
const isChanged = JSON.stringify(after) !== JSON.stringify(before);

const untranslated = after.flatMap(({ file, text }) =>
  // A long text continues on the next line.
  [...text.matchAll(/^msgid ((?:".*"\n)+)msgstr ""\n(?!")/gm)].map(
    ([, id = '']) => `packages/messages/${file} lacks the translation of ${id.trim()}`,
  ),
);
for (const sentence of untranslated) console.error(sentence);
if (isChanged) {
  console.error('The catalogues were not up to date, and are now: commit what `git diff` shows.');
}
process.exit(isChanged || untranslated.length > 0 ? 1 : 0);
