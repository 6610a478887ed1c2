import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/transact.ts';
import { isSameOrNear } from '../venues/nearby.ts';

/** How venues share values with others, as the checks compare them (`checks/shared.ts`). */
interface Sharing {
  /** The venues that share a value with any other. */
  shares: Set<string>;
  /** By the id of a venue: the ids of those that share a value with it, but are not yet marked as related. */
  unmarked: Map<string, string[]>;
}

/** The most related venues that are found for a venue: thousands may be at one place. */
const OTHERS_MAX = 50;

/**
 * The most venues with the same value that are read to find them: the venues of a town may have one phone number, and
 * only those near each other share it.
 */
const READ_MAX = 1000;

const IS_SAME = isSameOrNear(sql`self`, sql`other`);

/**
 * In the order of the index, venues that are not marked as related come first; they are few, because each comparison
 * marks the venues that it finds. The order also keeps PostgreSQL from reading the whole table for a value that it
 * expects to be frequent.
 */
const othersWith = (same: SQL, isRelated: SQL) => sql`(SELECT other.id, other.has_related FROM (
    SELECT other.id, other.name_key, other.latitude, other.longitude, other.has_related
    FROM venues other WHERE ${same} AND other.id <> self.id
    ORDER BY other.has_related LIMIT ${sql.raw(String(READ_MAX))}
  ) other WHERE ${isRelated} ORDER BY other.has_related LIMIT ${sql.raw(String(OTHERS_MAX))})`;

const OTHERS = [
  othersWith(sql`other.phone_key = self.phone_key`, IS_SAME),
  othersWith(sql`other.website_key = self.website_key`, IS_SAME),
  // The index of the places contains no discarded venues.
  othersWith(
    sql`other.cell = self.cell AND other.latitude = self.latitude
      AND other.longitude = self.longitude AND other.status <> 'discarded'`,
    sql`true`,
  ),
];

/** Which of the venues share phone, website or coordinates with others, whatever the status of these. */
export async function findSharing(
  executor: Executor,
  subjects: readonly { id: string }[],
): Promise<Sharing> {
  const { rows } = await executor.execute<{ id: string; shares: boolean; unmarked: string[] }>(sql`
    SELECT self.id, found.shares, found.unmarked
    FROM venues self CROSS JOIN LATERAL (
      SELECT count(*) > 0 AS shares,
        coalesce(array_agg(other.id) FILTER (WHERE other.has_related = false), '{}') AS unmarked
      FROM (${sql.join(OTHERS, sql` UNION ALL `)}) other
    ) found
    WHERE self.id = ANY (${sql.param(subjects.map(({ id }) => id))}::uuid[])`);
  return {
    shares: new Set(rows.filter(({ shares }) => shares).map(({ id }) => id)),
    unmarked: new Map(rows.map(({ id, unmarked }) => [id, [...new Set(unmarked)]])),
  };
}
