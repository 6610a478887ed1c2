import { globalFontFace } from '@vanilla-extract/css';
import { CORE_RANGE, REST_RANGE } from './fontRanges.ts';
import { fallbackFaces } from './fontStacks.ts';

const file = (name: string) => `url("../fonts/${name}.woff2") format("woff2")`;

const families = [
  { name: 'Bricolage Grotesque', files: 'bricolage-grotesque', weight: '750' },
  { name: 'Figtree', files: 'figtree', weight: '400 750' },
];

for (const { name, files, weight } of families) {
  const face = { fontWeight: weight, fontDisplay: 'swap' } as const;
  globalFontFace(name, { ...face, src: file(`${files}-rest`), unicodeRange: REST_RANGE });
  globalFontFace(name, { ...face, src: file(`${files}-core`), unicodeRange: CORE_RANGE });
}

for (const { fontFamily = '', ...face } of fallbackFaces) {
  globalFontFace(fontFamily.replaceAll('"', ''), face);
}
