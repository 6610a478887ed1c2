import { SEARCH_STEPS, type SearchStep } from '@campetto/contract';
import type { Executor } from '../db/transact.ts';
import { findSimilarWords } from '../venues/search-words.ts';
import { exactQuery, prefixQuery, wordsOf } from './conditions.ts';
import type { ListFilter } from './filter.ts';
import { isAnyFound } from './repository.ts';

const QUERIES: Readonly<Record<SearchStep, (words: readonly string[]) => string>> = {
  exact: exactQuery,
  prefix: prefixQuery,
};

/** The filter with its words as a step searches them. */
export const searchedBy = (filter: ListFilter, step: SearchStep): ListFilter => ({
  ...filter,
  query: QUERIES[step](wordsOf(filter.q)),
});

/** The steps that can find the text of a search, in their order; none where it has no words. */
export const stepsOf = ({ q }: ListFilter): readonly SearchStep[] =>
  wordsOf(q).length > 0 ? SEARCH_STEPS : [];

/** A search with the words that any venue has. */
interface ResolvedSearch {
  filter: ListFilter;
  /** Null for similar words, and where nothing is found. */
  step: SearchStep | null;
  /** The similar words, where no venue has those that were searched. */
  similarWords?: string[];
}

/**
 * Searches the words as they are; where no venue has them, with an incomplete last word; where none has
 * these either, words that are spelt similarly. `steps` are those that are not known to find nothing.
 */
export async function resolveSearch(
  executor: Executor,
  filter: ListFilter,
  steps: readonly SearchStep[] = stepsOf(filter),
): Promise<ResolvedSearch> {
  for (const step of steps) {
    const resolved = searchedBy(filter, step);
    if (await isAnyFound(executor, resolved)) return { filter: resolved, step };
  }
  const alternatives = await findAlternatives(executor, wordsOf(filter.q));
  const similar = { ...filter, query: alternativesQuery(alternatives) };
  const isFound = similar.query !== '' && (await isAnyFound(executor, similar));
  if (!isFound) return { filter: { ...filter, query: '' }, step: null };
  const words = alternatives.flat().map((word) => word.replace(/:\*$/, ''));
  return { filter: similar, step: null, similarWords: [...new Set(words)] };
}

/**
 * For each word those that begin with it and those that are similar: another may be the right one. A
 * prefix that no word has is left out: PostgreSQL takes it for a frequent one.
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
