import { SEARCH_STEPS, type SearchStep } from '@campetto/contract';
import type { Executor } from '../db/transact.ts';
import { findLike } from '../venues/search-words.ts';
import { begunQuery, wholeQuery, wordsOf } from './conditions.ts';
import type { ListFilter } from './filter.ts';
import { countFound } from './repository.ts';

/** How words are searched in each step. */
const QUERIES: Readonly<
  Record<SearchStep, (executor: Executor, words: string[]) => string | Promise<string>>
> = {
  whole: (_executor, words) => wholeQuery(words),
  started: (_executor, words) => begunQuery(words),
  similar: likeQuery,
};

/** The filter with its words as a step searches them. */
export const searchedBy = async (executor: Executor, filter: ListFilter, step: SearchStep) => ({
  ...filter,
  query: await QUERIES[step](executor, wordsOf(filter.q)),
});

/**
 * The filter with the words that any venue has, and how many venues it leaves, counted as
 * `countFound` does: the words as they stand; where no venue has them, the last cut short; where
 * none has these either, words that are spelt nearly so.
 */
export async function settleWords(
  executor: Executor,
  filter: ListFilter,
): Promise<{ filter: ListFilter; total: number; step: SearchStep | null }> {
  for (const step of SEARCH_STEPS) {
    const settled = await searchedBy(executor, filter, step);
    const total = settled.query === '' ? 0 : await countFound(executor, settled);
    if (total > 0) return { filter: settled, total, step };
  }
  return { filter: { ...filter, query: '' }, total: 0, step: null };
}

/**
 * For each word those that begin with it and those that are like it: another may be the one meant. A
 * beginning that no word has is left out: PostgreSQL takes it for a frequent one.
 */
async function likeQuery(executor: Executor, words: readonly string[]): Promise<string> {
  const meant = await findLike(executor, words);
  const terms = words.map((word) => {
    const { similar, isPrefix } = meant.get(word) ?? { similar: [], isPrefix: true };
    return [...(isPrefix ? [`${word}:*`] : []), ...similar];
  });
  if (terms.some(({ length }) => length === 0)) return '';
  return terms.map((one) => `(${one.join(' | ')})`).join(' & ');
}
