import * as v from 'valibot';
import { expect, test } from 'vitest';
import { invisibleCharacter, line, lines } from './text.ts';

test.each([
  ['a permitted joiner before a control character', '👩\u200D🔬 \u0007', 'U+0007'],
  ['a direction override', 'Alba\u202EMarina', 'U+202E'],
  ['a lone surrogate', 'Alba \uD800', 'U+D800'],
  ['a permitted joiner alone', '👩\u200D🔬', undefined],
  ['a line break', 'Alba\nMarina', undefined],
])('names what the rule of texts refuses: %s', (_title, text, code) => {
  expect(invisibleCharacter(text)).toBe(code);
});

test('separators of lines and paragraphs become what the field allows', () => {
  expect(v.parse(line(20), 'Alba\u2028Marina\tNord')).toBe('Alba Marina Nord');
  expect(v.parse(lines(20), 'Alba\u2029Marina\r\nNord')).toBe('Alba\nMarina\nNord');
});
