import { expect, test } from 'vitest';
import { invisibleCharacter } from './text.ts';
import { fold, isMissingName } from './venue/fold.ts';

test.each([
  ['a permitted joiner before a control character', '👩\u200D🔬 \u0007', 'U+0007'],
  ['a direction override', 'Alba\u202EMarina', 'U+202E'],
  ['a lone surrogate', 'Alba \uD800', 'U+D800'],
  ['a permitted joiner alone', '👩\u200D🔬', undefined],
  ['a line break', 'Alba\nMarina', undefined],
])('names what the rule of texts refuses: %s', (_title, text, code) => {
  expect(invisibleCharacter(text)).toBe(code);
});

test.each([
  ['Via Città, 4/A', 'via citta 4 a'],
  ['STRAẞE straße', 'strasse strasse'],
  ['Þór Vestmannaeyjar', 'thor vestmannaeyjar'],
  ['Diyarbakır', 'diyarbakir'],
  ['Œuvre, Ægir', 'oeuvre aegir'],
  ['Łódź, Đakovo, Ørsta, Garðabær', 'lodz dakovo orsta gardabaer'],
  ['球场', '球场'],
  ['- – !', ''],
])('%s is compared as "%s"', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each(['Onbekend', 'SCONOSCIUTO', 'sin nombre', 'n.d.'])('%s is no name', (text) => {
  expect(isMissingName(text)).toBe(true);
});
