import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CORE_CHARACTERS } from '@campetto/ui/foundations';
import subsetFont from 'subset-font';
import { ROOT } from './processes.ts';

/** The folder of the reduced fonts. */
export const FONTS = join(ROOT, 'packages/ui/src/theme/fonts');

/** Cut to the weights of the type scale (packages/ui/src/tokens/type.ts). */
const FAMILIES = [
  { name: 'bricolage-grotesque', wght: 750 },
  { name: 'figtree', wght: { min: 400, max: 750 } },
];

/** The OpenType features that are kept: kerning, ligatures, and figures of one width. */
const FEATURES = ['kern', 'liga', 'tnum'];

/** The characters that the Latin file of a family may contain, but for the core's. */
const REST = Array.from({ length: 0x2300 - 0xa0 }, (_, index) => String.fromCodePoint(0xa0 + index))
  .filter((character) => !CORE_CHARACTERS.includes(character))
  .join('');

/** The two families, each as the file that every page requests and the rest: name → content. */
export async function cutFonts(): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (const { name, wght } of FAMILIES) {
    const source = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
    const whole = readFileSync(fileURLToPath(import.meta.resolve(source)));
    for (const [part, characters] of Object.entries({ core: CORE_CHARACTERS, rest: REST })) {
      // Apart: the published types are a version behind and have no `keepFeatures`.
      const options = {
        targetFormat: 'woff2',
        variationAxes: { wght },
        keepFeatures: FEATURES,
      } as const;
      files[`${name}-${part}.woff2`] = await subsetFont(whole, characters, options);
    }
  }
  return files;
}
