import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { possibleDuplicates, venues } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import type { Candidate } from './repository.ts';

/** An administrator marked the venues of `pair` as not the same. */
export const isRejected = sql`EXISTS (
  SELECT 1 FROM rejected_duplicates rejected
  WHERE rejected.venue_id = least(pair.venue_id, pair.other_id)
    AND rejected.other_id = greatest(pair.venue_id, pair.other_id))`;

/** The pairs of a venue that a card shows: no administrator rejected them, and the other is not discarded. */
export const openPairsOf = (venueId: SQL) => sql`possible_duplicates pair
  JOIN venues other ON other.id = pair.other_id
  WHERE pair.venue_id = ${venueId} AND other.status <> 'discarded' AND NOT ${isRejected}`;

const allPairsOf = (venueId: SQL) => sql`possible_duplicates pair
  JOIN venues other ON other.id = pair.other_id WHERE pair.venue_id = ${venueId}`;

/** The most pairs of a venue that are read: thousands of equal venues can be pairs of one another. */
export const PAIRS_MAX = 200;

/** The other venues of the first {@link PAIRS_MAX} stored pairs of venues: of the open ones, or of all. */
export async function findPairs(
  executor: Executor,
  subjects: readonly { id: string }[],
  which: 'open' | 'all',
): Promise<Candidate[]> {
  if (subjects.length === 0) return [];
  const pairsOf = which === 'open' ? openPairsOf : allPairsOf;
  const { rows } = await executor.execute<Candidate>(sql`
    SELECT this.id AS of, found.* FROM unnest(${sql.param(subjects.map(({ id }) => id))}::uuid[])
      AS this (id)
    CROSS JOIN LATERAL (
      SELECT other.id, other.name_key AS "nameKey", other.phone_key AS "phoneKey",
        other.website_key AS "websiteKey", other.latitude, other.longitude,
        other.address_city AS city
      FROM ${pairsOf(sql`this.id`)} ORDER BY pair.other_id LIMIT ${PAIRS_MAX}
    ) found`);
  return rows;
}

/** The stored pairs among venues: the others by the id of each. */
export async function findPairsAmong(
  executor: Executor,
  among: readonly { id: string }[],
): Promise<Map<string, Set<string>>> {
  const ids = among.map(({ id }) => id);
  const rows = await executor
    .select()
    .from(possibleDuplicates)
    .where(and(inArray(possibleDuplicates.venueId, ids), inArray(possibleDuplicates.otherId, ids)));
  const byVenue = Map.groupBy(rows, ({ venueId }) => venueId);
  return new Map(
    [...byVenue].map(([id, pairs]) => [id, new Set(pairs.map(({ otherId }) => otherId))]),
  );
}

/** A pair of a venue with another. */
export type Pair = readonly [venueId: string, otherId: string];

/** Replaces pairs by others. The caller has locked the venues of all. */
export async function replacePairs(
  executor: Executor,
  former: readonly Pair[],
  pairs: readonly Pair[],
): Promise<void> {
  await executor.execute(sql`
    DELETE FROM possible_duplicates WHERE (venue_id, other_id) IN (
      SELECT * FROM unnest(
        ${sql.param([...former.map(([id]) => id), ...former.map(([, other]) => other)])}::uuid[],
        ${sql.param([...former.map(([, other]) => other), ...former.map(([id]) => id)])}::uuid[]
      ))`);
  if (pairs.length === 0) return;
  const both = pairs.flatMap(([venueId, otherId]) => [
    { venueId, otherId },
    { venueId: otherId, otherId: venueId },
  ]);
  await executor.insert(possibleDuplicates).values(both).onConflictDoNothing();
}

/** Stores for venues whether they have related ones; neither version nor date change. */
export async function storeHasRelated(
  executor: Executor,
  venueIds: readonly string[],
  hasRelated: boolean,
): Promise<void> {
  if (venueIds.length === 0) return;
  await executor
    .update(venues)
    .set({ hasRelated })
    .where(inArray(venues.id, [...venueIds]));
}
