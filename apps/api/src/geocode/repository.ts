import type { AddressSearchResult } from '@campetto/contract';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { geocoderCache, type VenueRow, venues } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';

/** A little more than the second that the public geocoder asks for. */
const SPACING = sql`interval '1100 milliseconds'`;
/** How long a search waits for its turn. */
const PATIENCE = sql`interval '2 seconds'`;

/**
 * Takes the next turn to ask the geocoder, by the database's clock: one in 1.1 seconds over all
 * servers. Of two that ask at once, the second changes the row that the first has left.
 *
 * @returns milliseconds until the turn; undefined when it is too far off, and none was taken
 */
export async function takeTurn(executor: Executor): Promise<number | undefined> {
  const { rows } = await executor.execute<{ wait: number }>(sql`
    INSERT INTO geocoder_clock AS clock (id, next_at) VALUES (1, clock_timestamp() + ${SPACING})
    ON CONFLICT (id) DO UPDATE
      SET next_at = greatest(clock.next_at, clock_timestamp()) + ${SPACING}
      WHERE clock.next_at <= clock_timestamp() + ${PATIENCE}
    RETURNING
      (extract(epoch FROM next_at - ${SPACING} - clock_timestamp()) * 1000)::double precision AS wait`);
  const [turn] = rows;
  return turn && Math.max(0, Math.ceil(turn.wait));
}

const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds. An address that was not found may be mapped tomorrow. */
const FOUND_FOR = 30 * DAY;
const NOT_FOUND_FOR = DAY;

/** What the geocoder answered to the query earlier, or undefined. */
export async function findAnswer(
  executor: Executor,
  query: string,
): Promise<AddressSearchResult[] | undefined> {
  const [row] = await executor
    .select({ answer: geocoderCache.answer })
    .from(geocoderCache)
    .where(and(eq(geocoderCache.query, query), gt(geocoderCache.expiresAt, new Date())));
  return row?.answer;
}

export async function keepAnswer(
  executor: Executor,
  query: string,
  answer: AddressSearchResult[],
): Promise<void> {
  const kept = answer.length > 0 ? FOUND_FOR : NOT_FOUND_FOR;
  const values = { answer, expiresAt: new Date(Date.now() + kept) };
  await executor
    .insert(geocoderCache)
    .values({ query, ...values })
    .onConflictDoUpdate({ target: geocoderCache.query, set: values });
}

/** Removes the answers that are no longer given. */
export async function sweepAnswers(executor: Executor): Promise<void> {
  await executor.delete(geocoderCache).where(lt(geocoderCache.expiresAt, new Date()));
}

const CANDIDATES = 200;

/** Venues with a street whose address has a word that begins so for each of the folded words. */
export function findAddresses(executor: Executor, words: readonly string[]): Promise<VenueRow[]> {
  const query = words.map((word) => `${word}:*`).join(' & ');
  return executor
    .select()
    .from(venues)
    .where(
      and(
        sql`to_tsvector('simple', ${venues.addressSearch}) @@ to_tsquery('simple', ${query})`,
        ne(venues.addressStreet, ''),
      ),
    )
    .limit(CANDIDATES);
}
