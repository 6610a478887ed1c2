import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import bricolage from '@capsizecss/metrics/bricolageGrotesque';
import bricolageBold from '@capsizecss/metrics/bricolageGrotesque/700';
import figtree from '@capsizecss/metrics/figtree';
import type { globalFontFace } from '@vanilla-extract/css';

/** One rule of `globalFontFace`, with its name. */
type FontFace = Exclude<Parameters<typeof globalFontFace>[1], readonly unknown[]> & {
  fontFamily?: string | undefined;
};

const asObject = { fontFaceFormat: 'styleObject' } as const;

// Capsize names a cut after its file; here each family is one variable file.
const display = createFontStack(
  [
    { ...bricolageBold, familyName: bricolage.familyName },
    { ...arialBold, familyName: arial.familyName },
  ],
  // Already bold: left unsaid, the browser would thicken it once more.
  { ...asObject, fontFaceProperties: { fontWeight: 700 } },
);
const text = createFontStack([figtree, arial], asObject);

export const fontFamily = {
  display: `${display.fontFamily}, sans-serif`,
  text: `${text.fontFamily}, sans-serif`,
};

/** System faces stretched to the metrics of ours, shown until ours arrive: nothing jumps. */
export const fallbackFaces: FontFace[] = [...display.fontFaces, ...text.fontFaces].map(
  (face) => face['@font-face'],
);
