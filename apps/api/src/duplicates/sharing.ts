import { sql } from 'drizzle-orm';
import type { Executor } from '../db/transact.ts';

/** How venues share values with others, as the checks compare them (`checks/shared.ts`). */
interface Sharing {
  /** The venues that share a value with any other. */
  shares: Set<string>;
  /** The others of each venue that were compared before and had no related venue then. */
  unmarked: Map<string, string[]>;
}

const IS_SAME = sql`(other.name_key = self.name_key
  OR abs(other.latitude - self.latitude) < 0.003 AND abs(other.longitude - self.longitude) < 0.004)`;

const OTHERS = [
  sql`other.phone_key = self.phone_key AND ${IS_SAME}`,
  sql`other.website_key = self.website_key AND ${IS_SAME}`,
  // The index of the places contains no discarded venues.
  sql`other.cell = self.cell AND other.latitude = self.latitude
    AND other.longitude = self.longitude AND other.status <> 'discarded'`,
];

/** Which of the venues share phone, website or coordinates with others, whatever the status of these. */
export async function findSharing(
  executor: Executor,
  subjects: readonly { id: string }[],
): Promise<Sharing> {
  const others = sql.join(
    OTHERS.map(
      (isShared) => sql`SELECT other.id, other.has_related FROM venues other
        WHERE ${isShared} AND other.id <> self.id`,
    ),
    sql` UNION ALL `,
  );
  const { rows } = await executor.execute<{ id: string; shares: boolean; unmarked: string[] }>(sql`
    SELECT self.id, found.shares, found.unmarked
    FROM venues self CROSS JOIN LATERAL (
      SELECT count(*) > 0 AS shares,
        coalesce(array_agg(other.id) FILTER (WHERE other.has_related = false), '{}') AS unmarked
      FROM (${others}) other
    ) found
    WHERE self.id = ANY (${sql.param(subjects.map(({ id }) => id))}::uuid[])`);
  return {
    shares: new Set(rows.filter(({ shares }) => shares).map(({ id }) => id)),
    unmarked: new Map(rows.map(({ id, unmarked }) => [id, [...new Set(unmarked)]])),
  };
}
