import type { FilterOptions } from '@campetto/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/transact.ts';

/** The values of the filters that depend on the stored venues, sorted. */
export async function findFilterOptions(db: Database): Promise<FilterOptions> {
  const [sources, reviewers] = await Promise.all([
    distinct(db, sql`source`),
    distinct(db, sql`decided_by`),
  ]);
  return { sources, reviewers };
}

/** The most options of one menu. */
const OPTIONS_MAX = 200;

/** Each value is one step in the index of the column, where DISTINCT would read every venue. */
async function distinct(db: Database, column: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(sql`
    WITH RECURSIVE found AS (
      (SELECT ${column} AS value FROM venues WHERE ${column} > '' ORDER BY 1 LIMIT 1)
      UNION ALL
      SELECT (SELECT ${column} FROM venues WHERE ${column} > found.value ORDER BY 1 LIMIT 1)
      FROM found WHERE found.value IS NOT NULL
    )
    SELECT value FROM found WHERE value IS NOT NULL LIMIT ${OPTIONS_MAX}`);
  return rows.map(({ value }) => value).sort((a, b) => a.localeCompare(b));
}
