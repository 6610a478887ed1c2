import { sql } from 'drizzle-orm';
import { type Executor, sqlState } from '../db/transact.ts';
import type { Derived } from './derived.ts';

/** How many of the words that are like one are searched in its place. */
const LIKE_MAX = 4;
const UNDEFINED_FUNCTION = '42883';

/** The known words that each word is like, the likest first; none where that cannot be told. */
export async function findLike(executor: Executor, words: readonly string[]) {
  try {
    const { rows } = await executor.execute<{ word: string; likes: string[] }>(sql`
      SELECT meant.word, ARRAY(
        SELECT known.word FROM search_words known WHERE known.word % meant.word
        ORDER BY similarity(known.word, meant.word) DESC, known.word LIMIT ${LIKE_MAX}
      ) AS likes
      FROM unnest(${sql.param(words)}::text[]) AS meant (word)`);
    return new Map(rows.map(({ word, likes }) => [word, likes]));
  } catch (error) {
    if (sqlState(error) === UNDEFINED_FUNCTION) return new Map<string, string[]>();
    throw error;
  }
}

/** Remembers the words of venues; in order, so that two who write the same wait for each other. */
export async function learnWords(
  executor: Executor,
  rows: readonly Pick<Derived, 'nameKey' | 'addressSearch'>[],
): Promise<void> {
  const text = rows.map(({ nameKey, addressSearch }) => `${nameKey} ${addressSearch}`).join(' ');
  const words = [...new Set(text.split(' '))].filter((word) => /^\p{L}{3,60}$/u.test(word)).sort();
  if (words.length === 0) return;
  await executor.execute(sql`
    INSERT INTO search_words SELECT unnest(${sql.param(words)}::text[]) ON CONFLICT DO NOTHING`);
}
