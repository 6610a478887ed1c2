import { SEARCH_METHODS, type SearchMethod } from '@campetto/contract';
import type { Executor } from '../db/transact.ts';
import { RuleBroken } from '../errors.ts';
import { joinLetters, otherNumeral, searchTextOf, spacePostcodes } from '../venues/search-text.ts';
import { findSimilarWords } from '../venues/search-words.ts';
import { exactQuery, prefixQuery, WORDS_MAX, wordsOf } from './conditions.ts';
import {
  phoneEndOf,
  phoneSearchOf,
  websiteSearchOf,
  websiteWordOf,
  websiteWordsOf,
} from './contacts.ts';
import type { ListFilter, Search } from './filter.ts';
import { isAnyFound } from './repository.ts';

const inWords = (query: string): Search | undefined =>
  query === '' ? undefined : { in: 'words', query };

/** By default the last word may be incomplete. */
const inWebsites = (
  words: readonly string[] | undefined,
  queryOf = prefixQuery,
): Search | undefined => words && { in: 'websiteWords', query: queryOf(words.slice(0, WORDS_MAX)) };

/** What each method compares a text with; undefined where the method cannot find such a text. */
const SEARCH_OF_METHOD: Readonly<Record<SearchMethod, (q: string) => Search | undefined>> = {
  phone: (q) => {
    const search = phoneSearchOf(q);
    return search && { in: 'phones', ...search };
  },
  website: (q) => {
    const website = websiteSearchOf(q)?.website;
    return website === undefined ? undefined : { in: 'websites', website };
  },
  websitePath: (q) => {
    const website = websiteWordsOf(q);
    return website?.hasPath ? inWebsites(website.words) : undefined;
  },
  host: (q) => {
    const website = websiteSearchOf(q)?.host;
    return website === undefined ? undefined : { in: 'hosts', website };
  },
  exact: (q) => inWords(inAllSpellings(wordsOf(q))),
  domain: (q) => {
    const website = websiteWordsOf(q);
    // Only whole words: most websites have the last word of a domain, and PostgreSQL would collect all words that begin
    // with it.
    return website?.hasPath === false ? inWebsites(website.words, exactQuery) : undefined;
  },
  prefix: (q) => inWords(inAllSpellings(wordsOf(q), ':*')),
  postcode: (q) => {
    const text = searchTextOf(q);
    const changed = changeSpaces(text);
    return changed === text ? undefined : inWords(inAllSpellings(wordsOf(changed), ':*'));
  },
  phoneEnd: (q) => {
    const search = phoneEndOf(q);
    return search && { in: 'phones', ...search };
  },
  websiteWord: (q) => inWebsites(websiteWordOf(q)),
};

/** A folded text with the spaces that a venue has: within a postcode, and none between initials. */
const changeSpaces = (text: string) => joinLetters(spacePostcodes(text));

/** Two letters for an umlaut, except those of other languages: `parque`, `neue`, `aereo`. */
const UMLAUT = /(?<![aeq])ue|oe|(?<!^)ae|^ae(?!r)/g;
/** Shorter words would be other ones: `due` is no `du`. */
const UMLAUT_WORD_MIN = 4;

function umlautSpelling(word: string): string | undefined {
  const stored = word.replace(UMLAUT, ([letter]) => letter ?? '');
  return stored !== word && stored.length >= UMLAUT_WORD_MIN ? stored : undefined;
}

/** A last word that is shorter and a Roman number may be the beginning of another one: `vi`, `xi`. */
const LAST_ROMAN_MIN = 3;

/**
 * The query that finds folded words also where they are spelt otherwise: `koeln` finds `Köln`, and `25` finds `XXV`.
 *
 * @param suffix of the last word: `:*` if it may be incomplete
 */
function inAllSpellings(words: readonly string[], suffix = ''): string {
  const terms = words.map((word, index) => {
    const isLast = index === words.length - 1;
    const mayBeNumber = !isLast || /\d/.test(word) || word.length >= LAST_ROMAN_MIN;
    const other = (mayBeNumber ? otherNumeral(word) : undefined) ?? umlautSpelling(word);
    const spellings = other === undefined ? [word] : [word, other];
    const alternatives = spellings.map((one) => (isLast ? `${one}${suffix}` : one)).join(' | ');
    return other === undefined ? alternatives : `(${alternatives})`;
  });
  return exactQuery(terms);
}

const NOTHING: Search = { in: 'words', query: '' };

/** The filter with its text as a method searches it. */
export const searchedBy = (filter: ListFilter, method: SearchMethod): ListFilter => ({
  ...filter,
  search: SEARCH_OF_METHOD[method](filter.q ?? '') ?? NOTHING,
});

/** The methods that can find the text of a search, in their order. */
export const methodsOf = ({ q = '' }: ListFilter): readonly SearchMethod[] =>
  SEARCH_METHODS.filter((method) => SEARCH_OF_METHOD[method](q) !== undefined);

/** The filter with the search that finds venues, and how it was found. */
interface ResolvedSearch {
  filter: ListFilter;
  /** Null for similar words, and where nothing is found. */
  method: SearchMethod | null;
  /** The similar words, where no venue has those that were searched. */
  similarWords?: string[];
}

/**
 * Searches a phone number or a website; where no venue has it, the words as they are, in each spelling of umlauts and
 * numbers; then with an incomplete last word; then that with other spaces in a postcode or initials; the last digits of a
 * phone number, or a word of a website; then words that are spelt similarly. `methods` are those that are not known to
 * find nothing.
 */
export async function resolveSearch(
  executor: Executor,
  filter: ListFilter,
  methods: readonly SearchMethod[] = methodsOf(filter),
): Promise<ResolvedSearch> {
  const asTyped = await resolveAsTyped(executor, filter, methods);
  if (asTyped) return asTyped;
  const alternatives = await findAlternatives(executor, wordsOf(filter.q));
  const search = inWords(alternativesQuery(alternatives));
  const similar = { ...filter, search };
  const isFound = search !== undefined && (await isAnyFound(executor, similar));
  if (!isFound) return { filter: { ...filter, search: NOTHING }, method: null };
  const words = alternatives.flat().map((word) => word.replace(/:\*$/, ''));
  return { filter: similar, method: null, similarWords: [...new Set(words)] };
}

/**
 * Resolves a search for an export or a decision on all that match, which nobody sees before it is carried out.
 * Therefore it refuses a search that finds similar words only, which a list shows.
 *
 * @throws RuleBroken when no venue has the searched words, but some have similar ones
 */
export async function resolveWithoutSimilar(
  executor: Executor,
  filter: ListFilter,
): Promise<ResolvedSearch> {
  if (!filter.q) return { filter, method: null };
  const resolved = await resolveSearch(executor, filter);
  if (!resolved.similarWords) return resolved;
  throw new RuleBroken({
    path: 'q',
    message: 'must be words that a venue has: those with similar words are only shown',
  });
}

/** As {@link resolveSearch}, without similar words; undefined where nothing is found. */
export async function resolveAsTyped(
  executor: Executor,
  filter: ListFilter,
  methods: readonly SearchMethod[] = methodsOf(filter),
): Promise<ResolvedSearch | undefined> {
  for (const method of methods) {
    const resolved = searchedBy(filter, method);
    if (await isAnyFound(executor, resolved)) return { filter: resolved, method };
  }
  return undefined;
}

/**
 * For each word, the word as a prefix and the similar words. A prefix that no stored word has is left out, because
 * PostgreSQL would expect it to be frequent.
 */
async function findAlternatives(executor: Executor, words: readonly string[]) {
  const found = await findSimilarWords(executor, words);
  return words.map((word) => {
    const { similar, isPrefix } = found.get(word) ?? { similar: [], isPrefix: true };
    return [...(isPrefix ? [`${word}:*`] : []), ...similar];
  });
}

function alternativesQuery(alternatives: readonly string[][]): string {
  if (alternatives.some(({ length }) => length === 0)) return '';
  return alternatives.map((words) => `(${words.join(' | ')})`).join(' & ');
}
