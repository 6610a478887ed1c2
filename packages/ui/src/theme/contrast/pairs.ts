import type { Colours } from '../shape.ts';
import { contrast } from './contrast.ts';

type PathOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${PathOf<Tree[Key]>}`;
}[keyof Tree & string];

/** The path of a colour in a theme: `text`, `brand.onSolid`, `court.padel.ground`. */
export type ColourRole = PathOf<Colours>;

/** Two colours that are shown one on the other, and the contrast they need. */
export interface Pair {
  front: ColourRole;
  back: ColourRole;
  atLeast: number;
}

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** Minimum contrast of the edge of a control (WCAG 2.2, 1.4.11). */
export const CONTROL_CONTRAST = 3;

const tones = ['brand', 'positive', 'critical', 'warning', 'info'] as const;
const courts = ['football', 'basketball', 'tennis', 'padel', 'volleyball', 'any'] as const;
const grounds = ['page', 'card', 'sunken'] as const;
const bars = ['bar.ground', 'bar.raised'] as const;

function pair(atLeast: number) {
  return (front: ColourRole, ...backs: readonly ColourRole[]): Pair[] =>
    backs.map((back) => ({ front, back, atLeast }));
}

const text = pair(TEXT_CONTRAST);
const control = pair(CONTROL_CONTRAST);

/** Every pair of text and background in a theme. */
export const textPairs: readonly Pair[] = [
  ...text('text', ...grounds, ...tones.map((tone) => `${tone}.soft` as const)),
  ...text('textMuted', ...grounds),
  ...tones.flatMap((tone) => [
    ...text(`${tone}.text`, ...grounds, `${tone}.soft`),
    ...text(`${tone}.onSolid`, `${tone}.solid`, `${tone}.solidHover`),
  ]),
  ...courts.flatMap((court) => text(`court.${court}.text`, `court.${court}.ground`)),
  ...text('onSpark', 'spark', 'sparkHover'),
  ...text('bar.text', ...bars),
  ...text('bar.textMuted', ...bars),
  ...text('spark', ...bars),
];

/** Every pair of a theme that makes a control or the focus visible. */
export const controlPairs: readonly Pair[] = [
  ...control('edge', ...grounds),
  ...control('edgeHover', ...grounds),
  ...control('focus', ...grounds, ...tones.map((tone) => `${tone}.soft` as const)),
  ...tones.flatMap((tone) => [
    ...control(`${tone}.edge`, ...grounds, `${tone}.soft`),
    ...control(`${tone}.solid`, 'card', 'page'),
  ]),
  ...control('bar.focus', ...bars),
];

/** The colour of a role, as the theme gives it. */
export function colourOf(colours: Colours, role: ColourRole): string {
  const steps = role.split('.');
  return String(steps.reduce<unknown>((tree, step) => Object(tree)[step], colours));
}

/** The contrast ratio of two roles of a theme, 1 to 21. */
export function contrastOf(colours: Colours, { front, back }: Pick<Pair, 'front' | 'back'>) {
  return contrast(colourOf(colours, front), colourOf(colours, back));
}

/** One sentence for each pair with too little contrast; empty when all pass. */
export function contrastFaults(name: string, colours: Colours): string[] {
  return [...textPairs, ...controlPairs].flatMap((each) => {
    const ratio = contrastOf(colours, each);
    if (ratio >= each.atLeast) return [];
    return `${name}: ${each.front} on ${each.back} has a contrast of ${ratio.toFixed(2)}:1 and needs ${each.atLeast}:1.`;
  });
}
