import { sql } from 'drizzle-orm';
import type { Database } from '../db/transact.ts';

/** The work of all servers that waits in the database. */
export interface Queues {
  /** At most {@link COUNTED}. */
  comparisons: number;
  decisionRuns: number;
}

const COUNTED = 10_000;
/** Milliseconds; a scrape has to end before Prometheus gives it up after 10 s. */
const PATIENCE = 2_000;

/** Undefined while the database does not respond. */
export async function readQueues(db: Database): Promise<Queues | undefined> {
  const question = db.execute<{ comparisons: number; runs: number }>(sql`
    SELECT
      (SELECT count(*) FROM (SELECT 1 FROM venues WHERE has_related IS NULL LIMIT ${COUNTED}) AS v)::int
        AS comparisons,
      (SELECT count(*) FROM decision_runs WHERE state = 'running'
        AND coalesce(leased_until, started_at) < clock_timestamp())::int AS runs`);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, undefined);
  });
  try {
    const result = await Promise.race([question, timeout]);
    const [row] = result?.rows ?? [];
    return row && { comparisons: row.comparisons, decisionRuns: row.runs };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    question.catch(() => {}); // it may fail after the timeout
  }
}
