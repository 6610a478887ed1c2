import { sql } from 'drizzle-orm';
import { type Executor, sqlState } from '../db/transact.ts';
import type { Derived } from './derived.ts';

/** How many similar words are searched in the place of a misspelt one. */
const SIMILAR_MAX = 2;
const UNDEFINED_FUNCTION = '42883';
/** Sorts after every letter. */
const LAST = '\u{10FFFF}';

/** Numbers and initials are left out: there are thousands, and nobody misspells them. */
const isSearchWord = (word: string) => /^\p{L}{3,60}$/u.test(word);

type SimilarWords = {
  /** The stored words that are similar to a word. */
  similar: string[];
  /** Whether a stored word begins with the word, or may: words that are not stored count as such. */
  isPrefix: boolean;
};

/** The similar words of each word, the most similar first; none without the extension `pg_trgm`. */
export async function findSimilarWords(executor: Executor, words: readonly string[]) {
  try {
    const { rows } = await executor.execute<{ word: string } & SimilarWords>(sql`
      SELECT searched.word, ARRAY(
        SELECT known.word FROM search_words known WHERE known.word % searched.word
        ORDER BY similarity(known.word, searched.word) DESC, known.word LIMIT ${SIMILAR_MAX}
      ) AS similar, EXISTS (
        SELECT FROM search_words known
        WHERE known.word >= searched.word AND known.word < searched.word || ${LAST}
      ) AS "isPrefix"
      FROM unnest(${sql.param(words)}::text[]) AS searched (word)`);
    return new Map<string, SimilarWords>(
      rows.map(({ word, ...words }) => [
        word,
        { ...words, isPrefix: words.isPrefix || !isSearchWord(word) },
      ]),
    );
  } catch (error) {
    if (sqlState(error) === UNDEFINED_FUNCTION) return new Map<string, SimilarWords>();
    throw error;
  }
}

/**
 * Stores the words of venues. They are sorted so that two statements with the same words do not deadlock; two
 * transactions that store several venues or parts still can, and `transact` repeats one of them.
 */
export async function storeSearchWords(
  executor: Executor,
  rows: readonly Pick<Derived, 'nameKey' | 'addressSearch'>[],
): Promise<void> {
  const text = rows.map(({ nameKey, addressSearch }) => `${nameKey} ${addressSearch}`).join(' ');
  const words = [...new Set(text.split(' '))].filter(isSearchWord).sort();
  if (words.length === 0) return;
  await executor.execute(sql`
    INSERT INTO search_words SELECT unnest(${sql.param(words)}::text[]) ON CONFLICT DO NOTHING`);
}
