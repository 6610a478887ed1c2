import type { DiscardedDuplicate } from '@campetto/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/transact.ts';
import { pairComparison } from './pair-comparison.ts';
import { isRejected, type Pair } from './pairs.ts';
import { findCandidates, findCompared } from './repository.ts';
import { DUPLICATE_MIN } from './score.ts';

/** The stored pairs of a venue with discarded ones, without those that were rejected or discarded in its favour. */
export const discardedPairsOf = (venueId: SQL) => sql`possible_duplicates pair
  JOIN venues other ON other.id = pair.other_id
  WHERE pair.venue_id = ${venueId} AND other.status = 'discarded'
    AND other.duplicate_of IS DISTINCT FROM pair.venue_id AND NOT ${isRejected}`;

/** A discarded venue of a statement in the contract's shape. */
export const discardedDuplicateOf = (other: SQL) => sql<DiscardedDuplicate>`json_build_object(
  'name', ${other}.name, 'at', ${other}.decided_at, 'by', ${other}.decided_by,
  'reason', ${other}.discard_reason, 'note', ${other}.discard_note)`;

/** The order in which the first of several discarded venues is named: the last one, of a batch the newest. */
export const lastDiscardedFirst = (other: SQL) =>
  sql`${other}.decided_at DESC NULLS LAST, ${other}.id DESC`;

/**
 * Of new venues, which have no stored pairs yet: the last discarded venue that each one looks like, by its id, as its
 * card will name it. Few at a time, because comparing takes the processor.
 */
export async function findDiscardedDuplicates(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, DiscardedDuplicate>> {
  const subjects = await findCompared(executor, ids);
  const candidates = await findCandidates(executor, subjects, { among: 'discarded' });
  const bySubject = Map.groupBy(candidates, ({ of }) => of);
  const compare = pairComparison();
  const pairs = subjects.flatMap((subject) =>
    (bySubject.get(subject.id) ?? [])
      .map((candidate) => compare(subject, candidate))
      .filter(({ score }) => score >= DUPLICATE_MIN)
      .map((other): Pair => [subject.id, other.id]),
  );
  if (pairs.length === 0) return new Map();
  const { rows } = await executor.execute<{ id: string; discarded: DiscardedDuplicate }>(sql`
    SELECT DISTINCT ON (pair.venue_id) pair.venue_id AS id,
      ${discardedDuplicateOf(sql`other`)} AS discarded
    FROM unnest(
      ${sql.param(pairs.map(([id]) => id))}::uuid[],
      ${sql.param(pairs.map(([, other]) => other))}::uuid[]
    ) AS pair (venue_id, other_id)
    JOIN venues other ON other.id = pair.other_id
    ORDER BY pair.venue_id, ${lastDiscardedFirst(sql`other`)}`);
  return new Map(rows.map(({ id, discarded }) => [id, discarded]));
}
