import type { DiscardedDuplicate } from '@campetto/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/transact.ts';
import { comparison } from './comparison.ts';
import { findCandidates, findCompared } from './repository.ts';
import { DUPLICATE_MIN } from './score.ts';

/** The stored pairs of a venue with discarded ones, without those that were rejected or discarded in its favour. */
export const discardedPairsOf = (venueId: SQL) => sql`possible_duplicates pair
  JOIN venues other ON other.id = pair.other_id
  WHERE pair.venue_id = ${venueId} AND other.status = 'discarded'
    AND other.duplicate_of IS DISTINCT FROM pair.venue_id AND NOT EXISTS (
      SELECT 1 FROM rejected_duplicates rejected
      WHERE rejected.venue_id = least(pair.venue_id, pair.other_id)
        AND rejected.other_id = greatest(pair.venue_id, pair.other_id))`;

/** A discarded venue of a statement in the contract's shape. */
export const discardedDuplicateOf = (other: SQL) => sql<DiscardedDuplicate>`json_build_object(
  'name', ${other}.name, 'at', ${other}.decided_at, 'by', ${other}.decided_by,
  'reason', ${other}.discard_reason, 'note', ${other}.discard_note)`;

/**
 * Of new venues, which have no stored pairs yet: the discarded venue that each one looks most like, by its id. Few at a
 * time, because comparing takes the processor.
 */
export async function findDiscardedDuplicates(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, DiscardedDuplicate>> {
  const subjects = await findCompared(executor, ids);
  const candidates = await findCandidates(executor, subjects, { among: 'discarded' });
  const bySubject = Map.groupBy(candidates, ({ of }) => of);
  const compare = comparison();
  const likeliest = new Map<string, string>();
  for (const subject of subjects) {
    const [best] = (bySubject.get(subject.id) ?? [])
      .map((candidate) => compare(subject, candidate))
      .filter(({ score }) => score >= DUPLICATE_MIN)
      .sort((a, b) => b.score - a.score);
    if (best) likeliest.set(subject.id, best.id);
  }
  if (likeliest.size === 0) return new Map();
  const { rows } = await executor.execute<{ id: string; discarded: DiscardedDuplicate }>(sql`
    SELECT id, ${discardedDuplicateOf(sql`venues`)} AS discarded FROM venues
    WHERE id = ANY (${sql.param([...new Set(likeliest.values())])}::uuid[])`);
  const byId = new Map(rows.map(({ id, discarded }) => [id, discarded]));
  return new Map(
    [...likeliest].flatMap(([id, other]) => {
      const discarded = byId.get(other);
      return discarded ? [[id, discarded]] : [];
    }),
  );
}
