import { createFontStack } from '@capsizecss/core';
import type { globalFontFace } from '@vanilla-extract/css';
import { arial, arialBold, bricolageBold, figtree } from './fontMetrics.ts';

/** One rule of `globalFontFace`, with its name. */
type FontFace = Exclude<Parameters<typeof globalFontFace>[1], readonly unknown[]> & {
  fontFamily?: string | undefined;
};

const asObject = { fontFaceFormat: 'styleObject' } as const;

const display = createFontStack(
  [bricolageBold, arialBold],
  // Already bold: without this the browser would synthesise bold once more.
  { ...asObject, fontFaceProperties: { fontWeight: 700 } },
);
const text = createFontStack([figtree, arial], asObject);

export const fontFamily = {
  display: `${display.fontFamily}, sans-serif`,
  text: `${text.fontFamily}, sans-serif`,
};

/** System fonts adjusted to the metrics of ours, so that the layout does not shift when ours load. */
export const fallbackFaces: FontFace[] = [...display.fontFaces, ...text.fontFaces].map(
  (face) => face['@font-face'],
);
