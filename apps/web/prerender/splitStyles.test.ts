import { expect, test } from 'vitest';
import { linkLaterStyles, splitFonts, splitStyles } from './splitStyles.ts';

const END = '<div hidden="" data-first-screen-end="true"></div>';
const BODY = `<nav class="bar"><b class="bar0 on">A</b></nav>${END}<p class="card on">B</p>`;

test('the rules for what is below the first screen are in a style sheet of their own', () => {
  const styles =
    '@layer a,b;p{margin:0}@font-face{src:url(a.woff2)}@layer a{.bar{top:0}.card{top:1px}' +
    '@media screen{.bar0:focus>p{top:2px}.card{top:3px}}@media wide{.card,.foot{top:4px}}}';
  expect(splitStyles(styles, BODY)).toEqual({
    first:
      '@layer a,b;p{margin:0}@font-face{src:url(a.woff2)}@layer a{.bar{top:0}@media screen{.bar0:focus>p{top:2px}}}',
    later:
      '@layer a,b;@layer a{.card{top:1px}@media screen{.card{top:3px}}@media wide{.card,.foot{top:4px}}}',
  });
});

test('the rules for paper, a pointer and a keyboard are in the later style sheet', () => {
  const pointed = '.bar:hover{top:1px}.bar:active{top:2px}:focus-visible{top:4px}';
  const printed = '@media print{p{top:3px}}';
  expect(splitStyles(`.bar{top:0}${pointed}${printed}`, BODY)).toEqual({
    first: '.bar{top:0}',
    later: pointed + printed,
  });
});

test('a variable of the theme is defined where a rule needs it first', () => {
  const styles =
    '@layer t{:root{--c-a:1px;--c-b:var(--c-c);--c-c:2px;--c-d:3px;color-scheme:light}}' +
    '.bar{top:var(--c-b)}.card{top:var(--c-a)}';
  expect(splitStyles(styles, `${BODY}<i style="left:var(--c-d)"></i>`)).toEqual({
    first:
      '@layer t{:root{--c-b:var(--c-c);--c-c:2px;--c-d:3px;color-scheme:light}}.bar{top:var(--c-b)}',
    later: '@layer t;@layer t{:root{--c-a:1px}}.card{top:var(--c-a)}',
  });
});

test('an animation is defined where a rule needs it first', () => {
  const rise = '@keyframes rise{0%{top:1px}}';
  const sweep = '@keyframes sweep{0%{left:1px}}';
  expect(
    splitStyles(`${rise}${sweep}.bar{animation:rise 1s}.card{animation:sweep 1s}`, BODY),
  ).toEqual({
    first: `${rise}.bar{animation:rise 1s}`,
    later: `${sweep}.card{animation:sweep 1s}`,
  });
});

const face = (file: string) => `@font-face{src:url(/assets/${file}.woff2)}`;

test('a font of rare characters is requested later', () => {
  const core = face('figtree-core-1');
  const rest = face('figtree-rest-1');
  expect(splitStyles(core + rest, BODY)).toEqual({ first: core, later: rest });
});

test('the font of the headings is apart', () => {
  const headings = face('bricolage-grotesque-core-1');
  const own = `${face('figtree-core-1')}@font-face{src:local(Arial)}`;
  expect(splitFonts(`.bar{top:0}${own}${headings}`)).toEqual({
    styles: `.bar{top:0}${own}`,
    fonts: headings,
  });
});

test('a page that does not mark the end of its first screen keeps all styles', () => {
  expect(splitStyles('.bar{top:0}', '<nav class="bar"></nav>')).toBeUndefined();
});

test('styles that were cut off stop the build', () => {
  expect(() => splitStyles('.bar{top:0', BODY)).toThrow('Unclosed block');
});

test('without scripts a link between the two requests the second', () => {
  const link = '<noscript><link rel="stylesheet" href="/assets/later.css"></noscript>';
  expect(linkLaterStyles(BODY, 'assets/later.css')).toBe(
    BODY.replace(END, END.replace('><', `>${link}<`)),
  );
});
