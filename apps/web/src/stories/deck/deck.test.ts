import { expect, test } from 'vitest';
import { csv } from './csv.ts';
import { growth, readable } from './growth.ts';

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
