import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './transact.ts';

/** The most values: as many as a menu of filters offers. */
const VALUES_MAX = 200;

interface Rows {
  /** The table. */
  from: SQL;
  /** The rows that count; without it all of them. */
  where?: SQL;
}

/**
 * The distinct values of a text, sorted, without empty ones. Each is one step in the index of the text, where DISTINCT
 * would read every row.
 */
export async function distinctValues(db: Database, text: SQL, { from, where }: Rows) {
  const condition = where ? sql`${where} AND ` : sql``;
  const next = (after: SQL) =>
    sql`SELECT ${text} FROM ${from} WHERE ${condition}${text} > ${after} ORDER BY 1 LIMIT 1`;
  const { rows } = await db.execute<{ value: string }>(sql`
    WITH RECURSIVE found (value) AS (
      (${next(sql`''`)})
      UNION ALL
      SELECT (${next(sql`found.value`)}) FROM found WHERE found.value IS NOT NULL
    )
    SELECT value FROM found WHERE value IS NOT NULL LIMIT ${VALUES_MAX}`);
  return rows.map(({ value }) => value).sort((a, b) => a.localeCompare(b));
}
