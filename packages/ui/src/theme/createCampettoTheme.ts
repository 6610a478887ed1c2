import { contrastFaults } from './contrast/pairs.ts';
import { dark } from './dark.ts';
import { deriveBrand, deriveSpark } from './deriveBrand.ts';
import { light } from './light.ts';
import type { Constants, Theme } from './shape.ts';
import { type TokenTree, themeSheet, variablesOf } from './variables.ts';

type Some<Tree> = { [Key in keyof Tree]?: Tree[Key] extends string ? string : Some<Tree[Key]> };

/** The values a brand sets; the others stay Campetto's. */
export interface CampettoTokens extends Some<Constants> {
  /** Its colour, `#RRGGBB`: links, focus, main buttons. Each theme takes the nearest legible shades. */
  brand?: string;
  /** The accent colour, `#RRGGBB`; light, because text on it is dark. */
  spark?: string;
  /** Roles of the light theme by name: `{ color: { page: '#FFF8F0' } }`. */
  light?: Some<Theme>;
  /** Roles of the dark theme by name. */
  dark?: Some<Theme>;
}

export interface CampettoTheme {
  /** Custom properties of the light theme: for `style`, on an element with `data-theme="light"`. */
  light: Readonly<Record<`--${string}`, string>>;
  /** Custom properties of the dark theme, on an element with `data-theme="dark"`. */
  dark: Readonly<Record<`--${string}`, string>>;
  /** A style sheet for the page, to be loaded after the theme's own. It follows the system's theme too. */
  css: string;
}

function merged<Tree extends TokenTree>(base: Tree, over: TokenTree = {}): Tree {
  const entries = Object.entries(over).map(([name, value]) => {
    const old = base[name];
    return [
      name,
      typeof old === 'object' && typeof value === 'object' ? merged(old, value) : value,
    ];
  });
  // Safe, because overrides have only keys of the tree.
  return { ...base, ...(Object.fromEntries(entries) as Partial<Tree>) };
}

/**
 * Creates a theme for another brand, at build time, on the server or in the browser.
 *
 * @throws {RangeError} when text or the edge of a control has too little contrast with its background
 * (WCAG 2.2, 1.4.3 and 1.4.11); the message has one sentence for each pair. Colours that are compared
 * or derived from must be opaque: `#RRGGBB`.
 */
export function createCampettoTheme(tokens: CampettoTokens): CampettoTheme {
  const { brand, spark, light: byDay, dark: byNight, ...constants } = tokens;
  function themed(base: Theme, own: Some<Theme> | undefined, night: boolean) {
    const sparked = merged(base, { color: spark === undefined ? {} : deriveSpark(spark) });
    const grounds = merged(sparked, own).color;
    const branded = brand === undefined ? {} : deriveBrand(brand, grounds, night);
    return merged(merged(sparked, { color: branded }), own);
  }
  const themes = { light: themed(light, byDay, false), dark: themed(dark, byNight, true) };
  const faults = Object.entries(themes).flatMap(([name, { color }]) =>
    contrastFaults(`The ${name} theme`, color),
  );
  if (faults.length > 0) throw new RangeError(faults.join('\n'));
  const own = variablesOf(constants);
  const [day, night] = [variablesOf(themes.light), variablesOf(themes.dark)];
  return {
    light: { ...day, ...own },
    dark: { ...night, ...own },
    css: themeSheet(own, day, night),
  };
}
