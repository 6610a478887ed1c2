import { expect, test } from 'vitest';
import { linkLaterStyles, splitStyles } from './splitStyles.ts';

const END = '<div hidden="" data-first-screen-end="true"></div>';
const BODY = `<nav class="bar"><b class="bar0 on">A</b></nav>${END}<p class="card on">B</p>`;

test('the rules for what is below the first screen are in a style sheet of their own', () => {
  const styles =
    '@layer a,b;p{margin:0}@font-face{src:url(a.woff2)}@layer a{.bar{top:0}.card{top:1px}' +
    '@media print{.bar0:hover>p{top:2px}.card{top:3px}}@media screen{.card,.foot{top:4px}}}';
  expect(splitStyles(styles, BODY)).toEqual({
    first:
      '@layer a,b;p{margin:0}@font-face{src:url(a.woff2)}@layer a{.bar{top:0}@media print{.bar0:hover>p{top:2px}}}',
    later:
      '@layer a{.card{top:1px}@media print{.card{top:3px}}@media screen{.card,.foot{top:4px}}}',
  });
});

test('a variable of the theme is defined where a rule needs it first', () => {
  const styles =
    '@layer t{:root{--c-a:1px;--c-b:var(--c-c);--c-c:2px;--c-d:3px;color-scheme:light}}' +
    '.bar{top:var(--c-b)}.card{top:var(--c-a)}';
  expect(splitStyles(styles, `${BODY}<i style="left:var(--c-d)"></i>`)).toEqual({
    first:
      '@layer t{:root{--c-b:var(--c-c);--c-c:2px;--c-d:3px;color-scheme:light}}.bar{top:var(--c-b)}',
    later: '@layer t{:root{--c-a:1px}}.card{top:var(--c-a)}',
  });
});

test('a font of rare characters is requested later', () => {
  const [core, rest] = [
    '@font-face{src:url(a-core-1.woff2)}',
    '@font-face{src:url(a-rest-1.woff2)}',
  ];
  expect(splitStyles(core + rest, BODY)).toEqual({ first: core, later: rest });
});

test('a page that does not mark the end of its first screen keeps all styles', () => {
  expect(splitStyles('.bar{top:0}', '<nav class="bar"></nav>')).toBeUndefined();
});

test('styles that were cut off stop the build', () => {
  expect(() => splitStyles('.bar{top:0', BODY)).toThrow('Unclosed block');
});

test('the link is placed between the two', () => {
  expect(linkLaterStyles(BODY, 'assets/later.css')).toBe(
    BODY.replace(END, END.replace('><', '><link rel="stylesheet" href="/assets/later.css"><')),
  );
});
