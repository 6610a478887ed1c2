import {
  CHECK_COUNT_MAX,
  type CheckCounts,
  SHARED_CHECKS,
  VENUE_CHECKS,
  VENUE_STATUS_DEFAULT,
  type VenueCheck,
} from '@campetto/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/transact.ts';

/** Shared checks are left out, because counting them would mean comparing venues, which takes seconds. */
const STORED_CHECKS = VENUE_CHECKS.filter((check) =>
  SHARED_CHECKS.every((shared) => shared !== check),
);

/**
 * How many pending venues fail each stored check. Each check has a statement of its own, because the planner
 * estimates how frequent a check is only if the statement names it.
 */
export async function countChecks(db: Database): Promise<CheckCounts> {
  const statements = STORED_CHECKS.map(
    (check) => sql`SELECT ${sql.raw(`'${check}'`)} AS "check", count(*)::int AS count FROM (
      SELECT 1 FROM venues
      WHERE status = ${sql.raw(`'${VENUE_STATUS_DEFAULT}'`)}
        AND checks @> ARRAY[${sql.raw(`'${check}'`)}]
      LIMIT ${sql.raw(String(CHECK_COUNT_MAX + 1))}
    ) AS failing`,
  );
  const { rows } = await db.execute<{ check: VenueCheck; count: number }>(
    sql.join(statements, sql` UNION ALL `),
  );
  return rows
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ check, count }) => ({
      check,
      count: Math.min(count, CHECK_COUNT_MAX),
      capped: count > CHECK_COUNT_MAX,
    }));
}
