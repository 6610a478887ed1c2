import { sql } from 'drizzle-orm';
import type { Database } from '../db/transact.ts';
import { withTimeout } from '../db/with-timeout.ts';

/** The work of all servers that waits in the database. */
export interface Queues {
  /** At most {@link COUNTED_MAX}. */
  comparisons: number;
  decisionRuns: number;
}

const COUNTED_MAX = 10_000;

/** Undefined while the database does not respond. */
export async function readQueues(db: Database): Promise<Queues | undefined> {
  const query = db.execute<{ comparisons: number; runs: number }>(sql`
    SELECT
      (SELECT count(*) FROM (SELECT 1 FROM venues WHERE has_related IS NULL LIMIT ${COUNTED_MAX}) AS v)::int
        AS comparisons,
      (SELECT count(*) FROM decision_runs WHERE state = 'running'
        AND coalesce(leased_until, started_at) < clock_timestamp())::int AS runs`);
  try {
    const {
      rows: [row],
    } = await withTimeout(query);
    return row && { comparisons: row.comparisons, decisionRuns: row.runs };
  } catch {
    return undefined;
  }
}
