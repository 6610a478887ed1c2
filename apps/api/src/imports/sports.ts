import type { SportSlug } from '@campetto/contract';

/** The names of the five sports in one language: patterns for lower-case text without accents. */
export type SportWords = Readonly<Partial<Record<SportSlug, RegExp>>>;

/** Calcetto is football for five, beach volleyball is volleyball; calcio balilla is a table game. */
export const ITALIAN_SPORTS: SportWords = {
  football: /(?<![a-z])(calcio(?! balilla)|calcetto)(?![a-z])/,
  padel: /(?<![a-z])(padel|paddle)(?![a-z])/,
  tennis: /(?<![a-z])tennis(?! ?(da )?tavolo)(?![a-z])/,
  basketball: /(?<![a-z])(basket|pallacanestro)(?![a-z])/,
  volleyball: /(?<![a-z])(pallavolo|(beach)?volley)(?![a-z])/,
};

/**
 * Names of several words in a list of sports, in English or Italian. Others may be of other games, such as table tennis,
 * beach tennis and American football.
 */
export const SPORT_PHRASES: SportWords = {
  football:
    /^calc(io|etto) a (\d{1,2}|cinque|sette|otto|undici)$|^(\d{1,2}|five|seven|eleven)[ -]a[ -]side( football)?$/,
  basketball: /^3x3 basket(ball)?$|^basket(ball)? 3x3$/,
  volleyball: /^beach[ -]volley(ball)?$/,
};

/**
 * Madrid writes several facilities without a space between (`baloncesto1 Pista de tenis4 mesas`)
 * and misspells some (`fúbol`). Futvóley, ecuavóley, frontenis and table tennis are other games.
 */
export const SPANISH_SPORTS: SportWords = {
  football: /fut?bol(?!in| americano)/,
  padel: /(?<![a-z])padel/,
  tennis: /(?<![a-z])tenis(?! (de )?mesa)/,
  basketball: /baloncesto|minibasket/,
  volleyball: /(?<![a-z])vole[iy]/,
};

/** Facility types of Active Places; the type pitch or hall does not identify a sport. */
export const ACTIVE_PLACES_SPORTS: SportWords = {
  tennis: /^(indoor|outdoor) tennis courts$/,
};

/**
 * Values of OpenStreetMap's `sport` (`soccer;tennis`), and Dutch names among them.
 * `football` alone is left out: the tag means a different game from country to country.
 */
export const OSM_SPORTS: SportWords = {
  football: tag('soccer', 'futsal', 'indoorsoccer', 'zaalvoetbal'),
  padel: tag('padel'),
  tennis: tag('tennis'),
  basketball: tag('basketball'),
  volleyball: tag('volleyball', 'beachvolleyball', 'volleybal'),
};

function tag(...values: string[]): RegExp {
  return new RegExp(`(^|[;,])[ _]*(${values.join('|')})[ _]*($|[;,])`);
}

/** The sports that a text names in a language. */
export function sportsIn(text: string, words: SportWords): SportSlug[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (Object.entries(words) as [SportSlug, RegExp][])
    .filter(([, pattern]) => pattern.test(plain))
    .map(([sport]) => sport);
}
