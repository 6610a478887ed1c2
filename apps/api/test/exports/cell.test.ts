import { expect, test } from 'vitest';
import { protectCell, unprotectCell } from '../../src/exports/cell.ts';

test.for([
  ['=cmd()', "'=cmd()"],
  ['+39 045', "'+39 045"],
  ['-a', "'-a"],
  ['@all', "'@all"],
  ['\t=cmd()', "'\t'=cmd()"],
  ['\r=cmd()', "'\r'=cmd()"],
  ['\n=cmd()', "'\n'=cmd()"],
  [';=cmd()', ";'=cmd()"],
  ['Campo;=cmd();-b', "Campo;'=cmd();'-b"],
  ['a\n=cmd()', "a\n'=cmd()"],
  ['＝cmd()', "'＝cmd()"],
  ["'=cmd()", "''=cmd()"],
  ["a;'=cmd()", "a;''=cmd()"],
  ['-5', '-5'],
  ["'t Veld", "'t Veld"],
  ['Campo; Prato', 'Campo; Prato'],
  ['a=b', 'a=b'],
  ['08039', "'08039"],
  ['031505118', "'031505118"],
  ["'08039", "''08039"],
  ['00', "'00"],
  ['393123456789', "'393123456789"],
  ["''393123456789", "'''393123456789"],
  ['0', '0'],
  ['28030', '28030'],
  ['31505118912', '31505118912'],
  ['045 8009', '045 8009'],
  ['6-10', "'6-10"],
  ['12/3', "'12/3"],
  ['28-30', "'28-30"],
  ['1/2/3', "'1/2/3"],
  ['1, 3 - 5', "'1, 3 - 5"],
  ['3.4', "'3.4"],
  ['10:30', "'10:30"],
  ['2E5', "'2E5"],
  ['1.5e+3', "'1.5e+3"],
  ['3 A', "'3 A"],
  ['11 pm', "'11 pm"],
  ["'6-10", "''6-10"],
  ['-3.7', "'-3.7"],
  ['12/B', '12/B'],
  ['3A', '3A'],
  ['6-10 bis', '6-10 bis'],
  ['6-', '6-'],
  ['2E', '2E'],
  ['1017 GK', '1017 GK'],
  ['2023-11-14T22:13:20.123Z', '2023-11-14T22:13:20.123Z'],
] as const)('%j becomes the cell %j, and is read as it was', ([text, cell]) => {
  expect(protectCell(text)).toBe(cell);
  expect(unprotectCell(cell)).toBe(text);
});

test('every text of digits and the signs of house numbers is read as it was', () => {
  const parts = ['1', '0', '-', '/', '.', ' ', 'E', 'A', "'", ';', '\n'];
  let texts = [''];
  for (let length = 1; length <= 5; length += 1) {
    texts = texts.flatMap((text) => parts.map((part) => text + part));
    for (const text of texts) expect(unprotectCell(protectCell(text))).toBe(text);
  }
});

test('every text of apostrophes and digits is read as it was, and is no number that a spreadsheet would change', () => {
  const numbers = ['', '0', '1', '00', '01', '10', '1'.repeat(11), '1'.repeat(12), '0'.repeat(20)];
  for (const text of numbers.flatMap((number) => [number, `'${number}`, `''${number}`])) {
    const cell = protectCell(text);
    expect(unprotectCell(cell)).toBe(text);
    expect(cell).not.toMatch(/^(0\d+|\d{12,})$/);
  }
});

test('every text of separators, apostrophes and signs is read as it was, and begins no formula', () => {
  const parts = ['=', '-', ';', "'", '\t', '\n', '\r', 'a', '1', '@'];
  let texts = [''];
  for (let length = 1; length <= 5; length += 1) {
    texts = texts.flatMap((text) => parts.map((part) => text + part));
    for (const text of texts) {
      const cell = protectCell(text);
      expect(unprotectCell(cell)).toBe(text);
      if (!/^-?1+$/.test(text)) expect(cell).not.toMatch(/(^|[;\t\r\n])[=@\-\t\r\n]/);
    }
  }
});
