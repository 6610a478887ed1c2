import { globalFontFace } from '@vanilla-extract/css';
import { fallbackFaces } from './fontStacks.ts';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

globalFontFace('Bricolage Grotesque', {
  src: 'url("@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2") format("woff2")',
  fontWeight: '200 800',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

globalFontFace('Figtree', {
  src: 'url("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2") format("woff2")',
  fontWeight: '300 900',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

for (const { fontFamily = '', ...face } of fallbackFaces) {
  globalFontFace(fontFamily.replaceAll('"', ''), face);
}
