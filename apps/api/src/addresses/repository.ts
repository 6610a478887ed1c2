import { createHash } from 'node:crypto';
import type { AddressSearchResult } from '@campetto/contract';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { deleteRows } from '../db/delete-rows.ts';
import { geocoderCache, type VenueRow, venues } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import { DAY } from '../durations.ts';

/** A little more than the second that the public geocoder requires. */
const SPACING = sql`interval '1100 milliseconds'`;
/** The longest time that a search waits for its turn. */
const WAIT_MAX = sql`interval '2 seconds'`;

/**
 * Reserves the next turn for a request to the geocoder, by the database's clock: one in 1.1 seconds
 * for all servers together. Of two reservations at once, the second updates the row of the first.
 *
 * @returns milliseconds until the turn; undefined when the wait would be too long
 */
export async function reserveTurn(executor: Executor): Promise<number | undefined> {
  const { rows } = await executor.execute<{ wait: number }>(sql`
    INSERT INTO geocoder_clock AS clock (id, next_at) VALUES (1, clock_timestamp() + ${SPACING})
    ON CONFLICT (id) DO UPDATE
      SET next_at = greatest(clock.next_at, clock_timestamp()) + ${SPACING}
      WHERE clock.next_at <= clock_timestamp() + ${WAIT_MAX}
    RETURNING
      (extract(epoch FROM next_at - ${SPACING} - clock_timestamp()) * 1000)::double precision AS wait`);
  const [turn] = rows;
  return turn && Math.max(0, Math.ceil(turn.wait));
}

/** Milliseconds. An empty response expires sooner, because the address may be added to the map. */
const FOUND_FOR = 30 * DAY;
const NOT_FOUND_FOR = DAY;

const queryHashOf = (query: string) => createHash('sha256').update(query).digest('base64url');

/** The cached response of the geocoder to the query, or undefined. */
export async function findResponse(
  executor: Executor,
  query: string,
): Promise<AddressSearchResult[] | undefined> {
  const [row] = await executor
    .select({ response: geocoderCache.response })
    .from(geocoderCache)
    .where(
      and(eq(geocoderCache.queryHash, queryHashOf(query)), gt(geocoderCache.expiresAt, new Date())),
    );
  return row?.response;
}

export async function storeResponse(
  executor: Executor,
  query: string,
  response: AddressSearchResult[],
): Promise<void> {
  const lifetime = response.length > 0 ? FOUND_FOR : NOT_FOUND_FOR;
  const values = { response, expiresAt: new Date(Date.now() + lifetime) };
  await executor
    .insert(geocoderCache)
    .values({ queryHash: queryHashOf(query), ...values })
    .onConflictDoUpdate({ target: geocoderCache.queryHash, set: values });
}

/** Removes the cached responses that have expired. Returns how many. */
export function removeGeocoderResponses(executor: Executor): Promise<number> {
  return deleteRows(executor, geocoderCache, lt(geocoderCache.expiresAt, sql`now()`));
}

const CANDIDATES_MAX = 200;

/** Venues whose address has all of the folded words. */
export function findVenuesWithWords(
  executor: Executor,
  words: readonly string[],
): Promise<VenueRow[]> {
  return executor
    .select()
    .from(venues)
    .where(
      sql`to_tsvector('simple', ${venues.addressSearch}) @@ to_tsquery('simple', ${words.join(' & ')})`,
    )
    .limit(CANDIDATES_MAX);
}

/** Venues that have a street, and whose address has for each of the folded words a word that begins with it. */
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
    .limit(CANDIDATES_MAX);
}
