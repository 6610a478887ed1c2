import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ERRORS } from '../errors/errors.ts';
import { SCREENS, type Screen, STATES, type State } from './screens.ts';

const src = join(import.meta.dirname, '../..');
const files = globSync('**/*.stories.tsx', { cwd: src }).map((file) => ({
  file,
  source: readFileSync(join(src, file), 'utf8'),
}));

const fileOf = (title: string) => {
  const found = files.find(({ source }) => source.includes(`title: '${title}',`));
  if (!found) throw new Error(`No stories have the title “${title}”.`);
  return found;
};

/** The code of a story in a file, or the name of what it shares with others. */
const storyIn = (source: string, name: string) =>
  new RegExp(`^export const ${name}: Story = (?:[^\\n]*Stories\\.[^\\n]*;|.*?^\\};)$`, 'ms').exec(
    source,
  )?.[0];

const rows: [string, Screen][] = Object.entries(SCREENS);

test.each(rows)('%s: each state has its story, or a sentence why there is none', (key, screen) => {
  const { file, source } = fileOf(screen.title);
  for (const state of Object.keys(STATES) as State[]) {
    const reason = screen.missing[state];
    if (reason === undefined) {
      expect(storyIn(source, state), `${file} must export ${state}.`).toMatch(/\bplay:|Stories\./);
    } else {
      expect(reason, `${key} ${state} must say in a sentence why it cannot be.`).toMatch(
        /\w.{10,}\.$/,
      );
      expect(storyIn(source, state), `${file} exports a ${state} that is missing.`).toBeUndefined();
    }
  }
});

test('[TEXT-1] every message of the error catalogue is shown in the story that is named for it', () => {
  for (const [message, , title, name] of ERRORS) {
    const [english] = typeof message === 'string' ? [message] : message;
    // In each language, see `expectErrorMessage`.
    const shown = storyIn(fileOf(title).source, name)?.matchAll(
      /\b(?:expectErrorMessage|errorAfter)\(\s*\w+,[\s[]*'([^']*)'/g,
    );
    expect(
      [...(shown ?? [])].map(([, text]) => text),
      `${title}, ${name}`,
    ).toContain(english);
  }
});
