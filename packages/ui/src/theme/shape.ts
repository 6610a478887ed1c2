import type { depth } from '../tokens/depth.ts';
import type { motion } from '../tokens/motion.ts';
import type { lineWidth, radius } from '../tokens/radius.ts';
import type { shadowLight } from '../tokens/shadow.ts';
import type { size, space } from '../tokens/space.ts';
import type * as type from '../tokens/type.ts';

// Types, not interfaces: only those fit the index signature of vanilla-extract's contracts.

/** The colours of a tone. Each has enough contrast as text, as a soft and as a solid background. */
type Tone = {
  /** Words and icons, on the page, on a card and on `soft`. */
  text: string;
  /** A tinted background for `text`. */
  soft: string;
  /** Border of a `soft` background; decoration. */
  softLine: string;
  /** Edge of an outlined control. */
  edge: string;
  /** Background of a filled control. */
  solid: string;
  /** `solid` under the pointer. */
  solidHover: string;
  /** Words on `solid` and `solidHover`. */
  onSolid: string;
};

/** The colours of a court illustration. */
type CourtPaint = {
  /** Background of the court. */
  ground: string;
  /** The painted lines; decoration. */
  line: string;
  /** Text on the background. */
  text: string;
};

/** Dark in both themes: the sidebar, the toast. */
type Bar = {
  /** Background of the bar. */
  ground: string;
  /** Background of a hovered or current item. */
  raised: string;
  /** Text on the bar. */
  text: string;
  /** Text on the bar that matters less. */
  textMuted: string;
  /** The ring around what has the focus on the bar. */
  focus: string;
};

/** Every colour a component may use, by what it is for. */
export type Colours = {
  /** Background of the page; on a card, of disabled controls. */
  page: string;
  /** Background of cards, dialogs, bars and fields. */
  card: string;
  /** Background of hovered or secondary areas. */
  sunken: string;
  /** Overlay of the page behind a dialog. */
  scrim: string;
  /** Text and icons. */
  text: string;
  /** Text that matters less: hints, captions, placeholders. */
  textMuted: string;
  /** A dividing line; decoration. */
  line: string;
  /** Edge of fields and other controls. */
  edge: string;
  /** `edge` under the pointer. */
  edgeHover: string;
  /** The ring around what has the focus. */
  focus: string;
  /** The accent colour, for one small element per screen. */
  spark: string;
  /** `spark` under the pointer. */
  sparkHover: string;
  /** Text on `spark`. */
  onSpark: string;
  bar: Bar;
  brand: Tone;
  positive: Tone;
  critical: Tone;
  warning: Tone;
  info: Tone;
  court: {
    football: CourtPaint;
    basketball: CourtPaint;
    tennis: CourtPaint;
    padel: CourtPaint;
    volleyball: CourtPaint;
    any: CourtPaint;
  };
};

export type Theme = {
  color: Colours;
  shadow: { [Name in keyof typeof shadowLight]: string };
};

type Values<Scale> = { [Name in keyof Scale]: string };

/** What does not change from theme to theme. */
export type Constants = { [Scale in keyof typeof type]: Values<(typeof type)[Scale]> } & {
  depth: Values<typeof depth>;
  /** Stacks for `font-family`. */
  fontFamily: { display: string; text: string };
  lineWidth: Values<typeof lineWidth>;
  motion: Values<typeof motion>;
  radius: Values<typeof radius>;
  size: Values<typeof size>;
  space: Values<typeof space>;
};
