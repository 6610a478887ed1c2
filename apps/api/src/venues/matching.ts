import type { Executor } from '../db/transact.ts';
import type { ListFilter } from './filter.ts';
import { begunQuery, wholeQuery, wordsOf } from './find.ts';
import { countFound } from './repository.ts';
import { findLike } from './words.ts';

/**
 * The filter with the words that any venue has, and how many venues it leaves, counted as
 * `countFound` does: the words as they stand; where no venue has them, the last cut short; where
 * none has these either, words that are spelt nearly so.
 */
export async function settleWords(
  executor: Executor,
  filter: ListFilter,
): Promise<{ filter: ListFilter; total: number }> {
  const words = wordsOf(filter.q);
  for (const queryOf of [wholeQuery, begunQuery, (known: string[]) => likeQuery(executor, known)]) {
    const settled = { ...filter, query: await queryOf(words) };
    const total = settled.query === '' ? 0 : await countFound(executor, settled);
    if (total > 0) return { filter: settled, total };
  }
  return { filter: { ...filter, query: '' }, total: 0 };
}

/**
 * For each word those that begin with it and those that are like it: another may be the one meant. A
 * beginning that no word has is left out: PostgreSQL takes it for a frequent one.
 */
async function likeQuery(executor: Executor, words: readonly string[]): Promise<string> {
  const meant = await findLike(executor, words);
  const terms = words.map((word) => {
    const { likes, isBegun } = meant.get(word) ?? { likes: [], isBegun: true };
    return [...(isBegun ? [`${word}:*`] : []), ...likes];
  });
  if (terms.some(({ length }) => length === 0)) return '';
  return terms.map((one) => `(${one.join(' | ')})`).join(' & ');
}
