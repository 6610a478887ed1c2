import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connect } from '../../src/db/connection.ts';
import { createDatabase } from '../support/database.ts';

/** Milliseconds, as PostgreSQL shows a setting of its own. */
const LIMITS = sql`
  SELECT name, setting::int AS limit FROM pg_settings
  WHERE name IN ('statement_timeout', 'idle_in_transaction_session_timeout')`;

test('no statement and no transaction occupies a connection for long, and the server cancels it first', async () => {
  const config = { databaseUrl: await createDatabase(), dataDir: '', preparedStatements: false };
  const { db, pool, close } = await connect(config, { warn() {} });
  const { rows } = await db.execute<{ limit: number }>(LIMITS).finally(close);
  expect(rows).toHaveLength(2);
  const { query_timeout: lostAfter = 0, connectionTimeoutMillis: refusedAfter } = pool.options;
  for (const { limit } of rows) {
    // Without a limit it is 0. A request whose connection cannot be had is refused before that.
    expect(limit).toBeGreaterThan(refusedAfter ?? Infinity);
    expect(limit).toBeLessThan(lostAfter);
  }
  expect(lostAfter).toBeLessThanOrEqual(60_000);
});
