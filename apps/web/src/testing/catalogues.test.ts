import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const LOCALES = join(import.meta.dirname, '../../../../packages/messages/locales');

/** What a catalogue shows: its translations, one for each text. */
const shownIn = (file: string): string[] =>
  Array.from(
    readFileSync(join(LOCALES, file), 'utf8').matchAll(/^msgstr ((?:".*"\n?)+)/gm),
    ([, lines = '']) => lines.replace(/^"|"$|\n/gm, ''),
  );

/** Translations that were replaced because nobody in the field uses them, or because another word has their place. */
const REPLACED = [
  'Più votate',
  'in arrivo da',
  'già decise',
  'Lasciate come deciso',
  'Nomi uguali al',
  'Fermato prima',
  'Scarto di',
  'Entrati senza un valore',
  'non entrerà',
  'Lascia per leggere',
  'con i filtri di ora',
  'coordinate in comune',
  'la revisione',
  '# modifiche annullate',
  'una modifica annullata',
  'Mend and edit',
  'will not come in',
  'Came in without',
  'Use single keys',
  'text is too long',
];

describe.each([...globSync('*/*.po', { cwd: LOCALES })])('%s', (file) => {
  const texts = shownIn(file);

  test('writes an ellipsis as the specification does, as three points', () => {
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.filter((text) => text.includes('…'))).toEqual([]);
  });

  test('has curly apostrophes', () => {
    expect(texts.filter((text) => /\p{L}'/u.test(text))).toEqual([]);
  });

  test('uses none of the replaced words', () => {
    expect(texts.filter((text) => REPLACED.some((words) => text.includes(words)))).toEqual([]);
  });
});
