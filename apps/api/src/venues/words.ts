import { sql } from 'drizzle-orm';
import { type Executor, sqlState } from '../db/transact.ts';
import type { Derived } from './derived.ts';

/** How many of the words that are like one are searched in its place. */
const LIKE_MAX = 2;
const UNDEFINED_FUNCTION = '42883';
/** Sorts behind every letter. */
const LAST = '\u{10FFFF}';

/** Numbers and initials are not: they would be thousands, and nobody misspells them. */
const isLearned = (word: string) => /^\p{L}{3,60}$/u.test(word);

/** What a word may have meant: the known words that are like it, and whether any begins with it. */
type Meant = {
  likes: string[];
  isBegun: boolean;
};

/** What each of these words may have meant, the likest first; none where that cannot be told. */
export async function findLike(executor: Executor, words: readonly string[]) {
  try {
    const { rows } = await executor.execute<{ word: string } & Meant>(sql`
      SELECT meant.word, ARRAY(
        SELECT known.word FROM search_words known WHERE known.word % meant.word
        ORDER BY similarity(known.word, meant.word) DESC, known.word LIMIT ${LIKE_MAX}
      ) AS likes, EXISTS (
        SELECT FROM search_words known
        WHERE known.word >= meant.word AND known.word < meant.word || ${LAST}
      ) AS "isBegun"
      FROM unnest(${sql.param(words)}::text[]) AS meant (word)`);
    return new Map<string, Meant>(
      rows.map(({ word, ...meant }) => [
        word,
        { ...meant, isBegun: meant.isBegun || !isLearned(word) },
      ]),
    );
  } catch (error) {
    if (sqlState(error) === UNDEFINED_FUNCTION) return new Map<string, Meant>();
    throw error;
  }
}

/** Remembers the words of venues; in order, so that two who write the same wait for each other. */
export async function learnWords(
  executor: Executor,
  rows: readonly Pick<Derived, 'nameKey' | 'addressSearch'>[],
): Promise<void> {
  const text = rows.map(({ nameKey, addressSearch }) => `${nameKey} ${addressSearch}`).join(' ');
  const words = [...new Set(text.split(' '))].filter(isLearned).sort();
  if (words.length === 0) return;
  await executor.execute(sql`
    INSERT INTO search_words SELECT unnest(${sql.param(words)}::text[]) ON CONFLICT DO NOTHING`);
}
