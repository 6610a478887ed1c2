/** A heading of the guide with the text below it. */
export interface Rule {
  /** The id of the element that a link leads to. */
  id: string;
  title: string;
  /** The title of the section that contains it. */
  section: string;
  text: string;
}

/** A piece of a text; a match contains what was searched. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

export interface FoundRule extends Pick<Rule, 'id' | 'section'> {
  title: Piece[];
  /** A few words around the matches. */
  excerpt: Piece[];
}

/** Characters of an excerpt before its first match, and from there on. */
const BEFORE = 40;
const AFTER = 110;

/** Lower case without accents; each character stays at its place. */
const fold = (text: string) =>
  text.replace(/[\u0080-\uffff]/g, (letter) => letter.normalize('NFD').charAt(0)).toLowerCase();

/** `matches` finds `match`, `trophies` finds `trophy`, and `classifiche` finds `classifica`. */
const ENDING = /(?<=\p{L}{4})(?:(?<=ch|sh|ss|x)es|ies|(?<=[cg])h[ei]|[aeiosy])$/u;

/** The other endings of such a word. */
const OTHER_ENDING = '(?:i?es|h?[aeio]|[sy])?';

/** Words of at most this many letters must match whole words, because too many words begin like them. */
const SHORT = 2;

/** A whole number of four or more digits, with or without the separators of either language. */
const THOUSANDS = /^[1-9]\d*(?:[.,]\d{3})+$|^[1-9]\d{3,}$/;

/** `1000`, `1,000` and `1.000` find each other. */
const thousandsOf = (term: string) =>
  term.replaceAll(/[.,]/g, '').replaceAll(/\B(?=(?:\d{3})+$)/g, '[.,]?');

/** Matches words that begin like the term. Numbers must equal it, and so must short words before the last one. */
function patternOf(term: string, index: number, { length }: readonly string[]): RegExp {
  if (THOUSANDS.test(term)) {
    return RegExp(`(?<![\\p{L}\\p{N}])${thousandsOf(term)}(?![.,]?\\p{N})`, 'gu');
  }
  const stem = term.replace(ENDING, OTHER_ENDING).replaceAll('.', '\\.');
  const isWhole = term.length <= SHORT && index < length - 1;
  const end = isWhole ? '(?![\\p{L}\\p{N}])' : /\p{N}$/u.test(term) ? '(?!\\p{N})' : '';
  return RegExp(`(?<![\\p{L}\\p{N}])${stem}${end}`, 'gu');
}

type Patterns = readonly RegExp[];

/** The matches of all patterns, by place; the longest of those at one place comes first. */
function matchesIn(text: string, patterns: Patterns) {
  const folded = fold(text);
  return patterns
    .flatMap((pattern) =>
      Array.from(folded.matchAll(pattern), ({ index, 0: match }) => ({
        pattern,
        start: index,
        end: index + match.length,
      })),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

function countIn(text: string, patterns: Patterns): number {
  const folded = fold(text);
  return patterns.filter((pattern) => folded.search(pattern) >= 0).length;
}

function piecesOf(text: string, patterns: Patterns): Piece[] {
  let last = 0;
  const pieces = matchesIn(text, patterns).flatMap(({ start, end }) => {
    if (start < last) return [];
    const before = text.slice(last, start);
    last = end;
    return [
      { text: before, isMatch: false },
      { text: text.slice(start, end), isMatch: true },
    ];
  });
  return [...pieces, { text: text.slice(last), isMatch: false }].filter((piece) => piece.text);
}

/** The part of a text that contains most of what is searched, cut between words. */
function excerptOf(text: string, patterns: Patterns): string {
  const matches = matchesIn(text, patterns);
  let [from, most] = [0, 0];
  for (const { start } of matches) {
    const near = matches.filter((match) => match.start >= start && match.end < start + AFTER);
    const count = new Set(near.map(({ pattern }) => pattern)).size;
    if (count > most) [from, most] = [start, count];
    if (count === patterns.length) break;
  }
  const start = from > BEFORE ? text.indexOf(' ', from - BEFORE) + 1 : 0;
  const rest = text.slice(start).replace(/^· /, '');
  const end = rest.length > BEFORE + AFTER ? rest.lastIndexOf(' ', BEFORE + AFTER) : rest.length;
  // No-break spaces, so that an ellipsis is never alone on a line.
  return `${start > 0 ? '…\u00a0' : ''}${rest.slice(0, end)}${end < rest.length ? '\u00a0…' : ''}`;
}

/**
 * The rules that contain every word of the query, whatever its accents and case; those with most of
 * them in their title first. Undefined for an empty query.
 */
export function findRules(rules: readonly Rule[], query: string): FoundRule[] | undefined {
  if (query.trim() === '') return undefined;
  const terms = fold(query.normalize('NFC')).match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu);
  // A query of signs only finds no rule.
  if (terms === null) return [];
  const patterns = terms.map(patternOf);
  return rules
    .filter(({ title, text }) => countIn(`${title} ${text}`, patterns) === patterns.length)
    .map((rule) => ({ rule, rank: countIn(rule.title, patterns) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ rule: { id, section, title, text } }) => ({
      id,
      section,
      title: piecesOf(title, patterns),
      excerpt: piecesOf(excerptOf(text, patterns), patterns),
    }));
}
