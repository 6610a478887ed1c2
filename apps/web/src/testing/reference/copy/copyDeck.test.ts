import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PLACES } from '../places.ts';
import { csv } from './csv.ts';
import { formsOf, growth, readable } from './growth.ts';

test('a file of texts: quotes doubled, commas and lines kept, formulas still', () => {
  expect(
    csv([
      ['English', 'growth'],
      ['Say “hi”, "you"\nthere', 40],
      ['+180 XP', -5],
    ]),
  ).toBe('\uFEFFEnglish,growth\r\n"Say “hi”, ""you""\nthere",40\r\n\'+180 XP,-5\r\n');
});

test('a text is as long as it is read', () => {
  expect(readable('{count, plural, one {# venue} other {# venues}} of {all}')).toBe(
    '# venues of #',
  );
  expect(readable('Your next match is <0>around the corner</0>')).toBe(
    'Your next match is around the corner',
  );
  expect(growth('Save', 'Salvare')).toBe(75);
  expect(growth('{name} saved', '{name} salvata')).toBe(29);
});

test('a text with plurals is shown in each form', () => {
  expect(
    formsOf('{count, plural, one {# venue} other {# venues of {city}}} in <0>all</0>'),
  ).toEqual(['1 venue in all', '3 venues of {city} in all']);
  expect(formsOf('{count, plural, =0 {none} other {# of {all}}}')).toEqual(['none', '3 of {all}']);
  expect(formsOf('{name} saved')).toEqual(['{name} saved']);
});

test('each screen of the copy deck is found by files that exist', () => {
  const src = join(import.meta.dirname, '../../..');
  const files = globSync('**/*.{ts,tsx,md}', { cwd: src });
  const unused = Object.keys(PLACES).filter((prefix) => !files.some((f) => f.startsWith(prefix)));
  expect(unused).toEqual([]);
});
