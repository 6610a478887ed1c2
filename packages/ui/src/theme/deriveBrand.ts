import { channels, contrast } from './contrast.ts';
import { CONTROL_CONTRAST, TEXT_CONTRAST } from './pairs.ts';
import type { Colours } from './shape.ts';

const WHITE = '#FFFFFF';
const tones = ['positive', 'critical', 'warning', 'info'] as const;

/** A colour between two, `#RRGGBB` each; 0 is the first, 1 the second. */
function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const between = channels(from).map((value, index) =>
    Math.round(value * (1 - share) + (end[index] ?? 0) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${between.join('')}`.toUpperCase();
}

/** The first shade on the way from one colour to another that will do; the last, if none does. */
function towards(from: string, to: string, willDo: (shade: string) => boolean): string {
  for (let step = 0; step < 50; step++) {
    const shade = mix(from, to, step / 50);
    if (willDo(shade)) return shade;
  }
  return to;
}

/**
 * The roles of one brand colour on the grounds of a theme: as near to the colour itself as words and
 * controls stay legible.
 */
export function deriveBrand(brand: string, colours: Colours, night: boolean) {
  const { page, card, sunken, text: ink } = colours;
  const soft = mix(night ? page : card, brand, night ? 0.3 : 0.1);
  const standsOut = (least: number, ...grounds: string[]) => {
    return (shade: string) => grounds.every((ground) => contrast(shade, ground) >= least);
  };
  // What the darkest and the lightest words may stand on; the pointer takes it further from them.
  const words = [WHITE, colours.onSpark];
  const pressed = (solid: string, word: string) =>
    mix(solid, word === WHITE ? '#000000' : WHITE, 0.18);
  const wordOn = (solid: string) => words.find((word) => contrast(word, solid) >= TEXT_CONTRAST);
  const carriesWords = (shade: string) => wordOn(shade) !== undefined;
  const seen = standsOut(CONTROL_CONTRAST, page, card);
  const solid = towards(brand, ink, (shade) => seen(shade) && carriesWords(shade));
  const onSolid = wordOn(solid) ?? WHITE;
  return {
    brand: {
      soft,
      softLine: mix(night ? page : card, brand, night ? 0.45 : 0.22),
      text: towards(brand, ink, standsOut(TEXT_CONTRAST, page, card, sunken, soft)),
      edge: towards(brand, ink, standsOut(CONTROL_CONTRAST, page, card, sunken, soft)),
      solid,
      solidHover: pressed(solid, onSolid),
      onSolid,
    },
    focus: towards(
      brand,
      ink,
      standsOut(
        CONTROL_CONTRAST,
        page,
        card,
        sunken,
        soft,
        ...tones.map((tone) => colours[tone].soft),
      ),
    ),
  };
}

/** The roles of the spark: the colour itself, and a lighter one under the pointer. */
export function deriveSpark(spark: string) {
  return { spark, sparkHover: mix(spark, WHITE, 0.25) };
}
