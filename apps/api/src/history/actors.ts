import { sql } from 'drizzle-orm';
import { ACTOR_NAME, activity, IS_LISTED } from '../db/schema.ts';
import type { Database } from '../db/transact.ts';

/** The most entries of the menu that filters the activity by actor. */
const ACTORS_MAX = 200;

/** The actors of the records, sorted. The recursion reads one index entry for each; DISTINCT would read every record. */
export async function findActors(db: Database): Promise<string[]> {
  const next = (after: string) => sql`
    SELECT ${ACTOR_NAME} FROM ${activity}
    WHERE ${IS_LISTED} AND ${ACTOR_NAME} > ${sql.raw(after)} ORDER BY 1 LIMIT 1`;
  const { rows } = await db.execute<{ value: string }>(sql`
    WITH RECURSIVE found (value) AS (
      (${next("''")})
      UNION ALL
      SELECT (${next('found.value')}) FROM found WHERE found.value IS NOT NULL
    )
    SELECT value FROM found WHERE value IS NOT NULL LIMIT ${ACTORS_MAX}`);
  return rows.map(({ value }) => value).sort((a, b) => a.localeCompare(b));
}
