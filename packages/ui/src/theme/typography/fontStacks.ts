import { createFontStack } from '@capsizecss/core';
import type { globalFontFace } from '@vanilla-extract/css';
import { arial, arialBold, bricolageBold, figtree, roboto, robotoBold } from './fontMetrics.ts';

/** One rule of `globalFontFace`, with its name. */
type FontFace = Exclude<Parameters<typeof globalFontFace>[1], readonly unknown[]> & {
  fontFamily?: string | undefined;
};

const asObject = { fontFaceFormat: 'styleObject' } as const;

const display = createFontStack(
  [bricolageBold, arialBold, robotoBold],
  // Declared as bold, because the browser would otherwise embolden the bold fallback once more.
  { ...asObject, fontFaceProperties: { fontWeight: 700 } },
);
const text = createFontStack([figtree, arial, roboto], asObject);

/** The names of fallbacks without the colon, because `globalFontFace` does not quote names. */
const plain = (names = '') => names.replaceAll('Fallback: ', 'Fallback ');

export const fontFamily = {
  display: `${plain(display.fontFamily)}, sans-serif`,
  text: `${plain(text.fontFamily)}, sans-serif`,
};

/** Adds the font that has the metrics of Arial on Linux. */
const withLiberation = (src = '') =>
  src.replace(/local\('Arial(.*?)'\)/, "$&, local('Liberation Sans$1')");

/**
 * System fonts adjusted to the metrics of ours, so that the layout does not shift when ours load: Arial, and
 * Roboto on Android.
 */
export const fallbackFaces: FontFace[] = [...display.fontFaces, ...text.fontFaces].map(
  ({ '@font-face': { src, fontFamily: name, ...face } }) => ({
    ...face,
    fontFamily: plain(name),
    src: withLiberation(src),
  }),
);
