import { expect, test } from 'vitest';
import { invisibleCharacter } from './text.ts';

test.each([
  ['a permitted joiner before a control character', '👩\u200D🔬 \u0007', 'U+0007'],
  ['a direction override', 'Alba\u202EMarina', 'U+202E'],
  ['a lone surrogate', 'Alba \uD800', 'U+D800'],
  ['a permitted joiner alone', '👩\u200D🔬', undefined],
  ['a line break', 'Alba\nMarina', undefined],
])('names what the rule of texts refuses: %s', (_title, text, code) => {
  expect(invisibleCharacter(text)).toBe(code);
});
