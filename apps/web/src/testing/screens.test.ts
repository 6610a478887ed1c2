import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ERRORS } from './errors/errors.ts';
import { ERROR_STATES } from './errors/states.ts';
import type { Screen, ScreenState } from './screens/screen.ts';
import { SCREENS } from './screens.ts';

const src = join(import.meta.dirname, '..');
const files = globSync('**/*.stories.tsx', { cwd: src }).map((file) => ({
  file,
  source: readFileSync(join(src, file), 'utf8'),
}));
const messages = join(src, '../../../packages/messages');
const texts = globSync('locales/*/en.po', { cwd: messages })
  .map((file) => readFileSync(join(messages, file), 'utf8'))
  .join('');

const rows: [string, Screen][] = Object.entries(SCREENS);

test.each(rows)('%s: each state has its story, or a sentence why there is none', (key, screen) => {
  const { file, source } = files.find((found) => found.source.includes(`'${screen.title}'`)) ?? {};
  expect(source, `No stories have the title “${screen.title}”.`).toContain(`SCREENS.${key})`);
  for (const [state, cell] of Object.entries(screen.states)) {
    const story = new RegExp(
      `export const ${state}: Story =\\s*(\\{\\s*\\.\\.\\.)?stories\\.${state}\\b`,
    );
    if (typeof cell === 'string') {
      expect(cell, `${key} ${state} must say in a sentence why it cannot be.`).toMatch(
        /\w.{10,}\.$/,
      );
      expect(source, `${file} exports a ${state} that the table rules out.`).not.toMatch(story);
    } else {
      expect(source, `${file} must export ${state} from the table.`).toMatch(story);
    }
  }
});

test('every text that a state is known by is in the catalogues', () => {
  const named = rows.flatMap(([, { states }]) =>
    Object.values(states).flatMap((cell) => {
      if (typeof cell === 'string') return [];
      const steps = (cell.steps ?? []).flatMap((step) =>
        'press' in step ? [step.press] : 'into' in step ? [step.into] : [],
      );
      return [cell.shows, ...steps].map((text) => (typeof text === 'string' ? text : text[0]));
    }),
  );
  const unknown = [...new Set(named)].filter((text) => !texts.includes(`msgid "${text}"`));
  expect(unknown).toEqual([]);
});

const pages: Record<string, Record<string, ScreenState | string>> = {
  ...Object.fromEntries(rows.map(([key, { states }]) => [key, states])),
  ...Object.fromEntries(Object.entries(ERROR_STATES).map(([key, { states }]) => [key, states])),
};

test('[TEXT-1] every message of the error catalogue is shown in the story that is named for it', () => {
  for (const { message, story } of ERRORS) {
    const cell = pages[story[0]]?.[story[1]];
    expect(typeof cell === 'object' && cell.shows, `${story}: ${message}`).toEqual(message);
  }
});

test.each(Object.entries(ERROR_STATES))('%s: each message has its story', (key, page) => {
  const { file, source } = files.find((found) => found.source.includes(`'${page.title}'`)) ?? {};
  for (const name of Object.keys(page.states)) {
    expect(source, `${file} must export ${name} from ${key}.`).toContain(`...stories.${name},`);
  }
});
