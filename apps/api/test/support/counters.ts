import { query } from './query.ts';

/** The counters of places and reasons that differ from the number of their venues; empty if all are right. */
export const wrongCounters = (databaseUrl: string) =>
  query(
    databaseUrl,
    `WITH stored AS (
       SELECT concat_ws('/', status, country, city) AS what, count FROM venue_counts
       UNION ALL SELECT 'reason ' || reason, count FROM discard_reason_counts
     ), counted AS (
       SELECT concat_ws('/', status, coalesce(country, ''), coalesce(city, '')) AS what,
              count(*)::int AS count FROM venues GROUP BY 1
       UNION ALL SELECT 'reason ' || coalesce(discard_reason, ''), count(*)::int FROM venues
                   WHERE status = 'discarded' GROUP BY 1
     )
     SELECT what, stored.count AS stored, counted.count AS counted
       FROM stored FULL JOIN counted USING (what)
      WHERE coalesce(stored.count, 0) <> coalesce(counted.count, 0)`,
  );

/** How many venues of a name have each status. */
export async function statusesOf(databaseUrl: string, name: string) {
  const rows = await query<{ status: string; count: number }>(
    databaseUrl,
    'SELECT status, count(*)::int AS count FROM venues WHERE name = $1 GROUP BY status',
    [name],
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
