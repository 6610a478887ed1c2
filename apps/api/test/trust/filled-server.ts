import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { migrateDatabase } from '../../src/db/migrate.ts';
import { startServer } from '../support/processes.ts';
import { newVenues, seed } from '../support/venues.ts';
import type { TrustContext } from './promise.ts';

/** Starts a server over `count` pending venues. */
export async function startFilledServer({ createDatabase }: TrustContext, count: number) {
  const url = await createDatabase();
  await migrateDatabase(url);
  const pool = new Pool({ connectionString: url });
  const venues = await seed(drizzle({ client: pool }), newVenues(count, 'milano'));
  await pool.end();
  const server = await startServer({
    DATABASE_URL: url,
    RATE_LIMIT: '1000000000',
    LOG_LEVEL: 'silent',
  });
  return { server, venues };
}
