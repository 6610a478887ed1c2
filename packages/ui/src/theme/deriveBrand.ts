import { channels, contrast } from './contrast/contrast.ts';
import { CONTROL_CONTRAST, TEXT_CONTRAST } from './contrast/pairs.ts';
import type { Colours } from './shape.ts';

const WHITE = '#FFFFFF';
const tones = ['positive', 'critical', 'warning', 'info'] as const;

/** Mixes two colours, `#RRGGBB` each: 0 returns the first, 1 the second. */
function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const between = channels(from).map((value, index) =>
    Math.round(value * (1 - share) + (end[index] ?? 0) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${between.join('')}`.toUpperCase();
}

/** The first shade between two colours that passes the test; the last one if none does. */
function towards(from: string, to: string, willDo: (shade: string) => boolean): string {
  for (let step = 0; step < 50; step++) {
    const shade = mix(from, to, step / 50);
    if (willDo(shade)) return shade;
  }
  return to;
}

/**
 * The roles of one brand colour on the backgrounds of a theme, as close to the colour itself as the
 * contrast of text and controls allows.
 */
export function deriveBrand(brand: string, colours: Colours, night: boolean) {
  const { page, card, sunken, text: ink } = colours;
  const soft = mix(night ? page : card, brand, night ? 0.3 : 0.1);
  const grounds = [page, card, sunken, soft];
  const standsOut = (least: number, from: readonly string[]) => (shade: string) =>
    from.every((ground) => contrast(shade, ground) >= least);
  // Text on a filled control is white, or dark where white has too little contrast.
  const wordsOn = (solid: string) =>
    [WHITE, colours.onSpark].find((words) => contrast(words, solid) >= TEXT_CONTRAST);
  const seen = standsOut(CONTROL_CONTRAST, [page, card]);
  const solid = towards(brand, ink, (shade) => seen(shade) && wordsOn(shade) !== undefined);
  const onSolid = wordsOn(solid) ?? WHITE;
  return {
    brand: {
      soft,
      softLine: mix(night ? page : card, brand, night ? 0.45 : 0.22),
      text: towards(brand, ink, standsOut(TEXT_CONTRAST, grounds)),
      edge: towards(brand, ink, standsOut(CONTROL_CONTRAST, grounds)),
      solid,
      // On hover the background moves away from the colour of its text.
      solidHover: mix(solid, onSolid === WHITE ? '#000000' : WHITE, 0.18),
      onSolid,
    },
    focus: towards(
      brand,
      ink,
      standsOut(CONTROL_CONTRAST, [...grounds, ...tones.map((tone) => colours[tone].soft)]),
    ),
  };
}

/** The roles of the accent colour: the colour itself, and a lighter one on hover. */
export function deriveSpark(spark: string) {
  return { spark, sparkHover: mix(spark, WHITE, 0.25) };
}
