import { type DecisionStatistics, STATISTICS_DAYS } from '@campetto/contract';
import { and, desc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import { activity, IS_LISTED } from '../db/schema.ts';
import type { Database } from '../db/transact.ts';
import type { Identity } from '../identity/verifier.ts';
import { type Day, lastDays } from './days.ts';
import { PACE_DECISIONS, paceOf } from './pace.ts';

const IS_DECISION = sql`${activity.kind} IN ('approved', 'discarded')`;

/**
 * The records of decisions that were not undone. A batch has one, which is counted also once it was undone, because
 * that leaves the venues that had changed since as they are.
 */
export const IS_COUNTED_DECISION = sql`${IS_DECISION}
  AND (${activity.undoneBy} IS NULL OR ${activity.batchId} IS NOT NULL) AND ${IS_LISTED}`;

/** How many decisions of counted records were not undone. */
export const DECIDED = sql`coalesce(${activity.count}, 1) - ${activity.undoneCount}`;

/** The decisions of the last days of a time zone, and the pace of the administrator who sends the request. */
export async function decisionStatistics(
  db: Database,
  timeZone: string,
  { uid }: Identity,
): Promise<DecisionStatistics> {
  const days = lastDays(new Date(), timeZone, STATISTICS_DAYS);
  const [sums, times] = await Promise.all([
    countByDay(db, days, uid),
    listTimes(db, days[0]?.start ?? new Date(), uid),
  ]);
  return {
    days: days.map(({ date }, index) => ({
      date,
      ...(sums[index] ?? { approved: 0, discarded: 0, own: 0 }),
    })),
    pace: paceOf(times),
  };
}

/**
 * Sums of the decisions of each day with all venues of a batch, without undone ones. Each day is a range of
 * the index: to find the day of each decision would take three times as long.
 */
async function countByDay(db: Database, days: readonly Day[], uid: string) {
  const starts = sql.param(days.map(({ start }) => start.toISOString()));
  const sum = (condition: SQL) =>
    sql`coalesce(sum(${DECIDED}) FILTER (WHERE ${condition}), 0)::int`;
  const { rows } = await db.execute<{ approved: number; discarded: number; own: number }>(sql`
    WITH starts AS (SELECT ${starts}::timestamptz[] AS of)
    SELECT sums.* FROM starts
    CROSS JOIN unnest(of, of[2:] || 'infinity'::timestamptz) WITH ORDINALITY AS day (start, next, n)
    CROSS JOIN LATERAL (
      SELECT ${sum(sql`${activity.kind} = 'approved'`)} AS approved,
        ${sum(sql`${activity.kind} = 'discarded'`)} AS discarded,
        ${sum(sql`${activity.actorUid} = ${uid}`)} AS own
      FROM ${activity}
      WHERE ${IS_COUNTED_DECISION}
        AND ${activity.at} >= day.start AND ${activity.at} < day.next
    ) AS sums
    ORDER BY day.n`);
  return rows;
}

/** When an administrator last decided on single venues, the latest first; a merge is one decision. */
async function listTimes(db: Database, since: Date, uid: string): Promise<Date[]> {
  const rows = await db
    .selectDistinct({ at: activity.at })
    .from(activity)
    .where(
      and(
        IS_DECISION,
        isNull(activity.batchId),
        eq(activity.actorUid, uid),
        gte(activity.at, since),
      ),
    )
    .orderBy(desc(activity.at))
    .limit(PACE_DECISIONS);
  return rows.map(({ at }) => at);
}
