import { ENDPOINTS } from '@campetto/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { migrateDatabase } from '../../src/db/migrate.ts';
import { startServer } from '../support/processes.ts';
import { placeOf } from '../support/requests/changes.ts';
import { newVenues, seed } from '../support/venues.ts';
import type { TrustPromise } from './promise.ts';

const ROUNDS = 1000;
const AT_ONCE = 4;

/** All decisions are based on the version before the race. */
const SEEN = { headers: { 'if-match': '"1"' } };

/** Four decisions on each venue at once, over two servers: one must win, the others be refused. */
export const races: TrustPromise = {
  name: 'races on one venue over two servers have one winner',
  async prove({ createDatabase }, part) {
    const url = await createDatabase();
    await migrateDatabase(url);
    const pool = new Pool({ connectionString: url });
    const venues = newVenues(Math.ceil(ROUNDS * part), 'milano');
    await seed(drizzle({ client: pool }), venues);
    const env = { DATABASE_URL: url };
    const servers = await Promise.all([startServer(env), startServer(env)]);
    let wrong = 0;
    const race = async (folderPath: string) => {
      const responses = await Promise.all(
        servers.flatMap(({ request }) =>
          [ENDPOINTS.approve, ENDPOINTS.discard].map(({ method, path }) =>
            request(method, path, placeOf({ folderPath }), SEEN),
          ),
        ),
      );
      const winners = responses.filter(({ status }) => status === 200);
      const losers = responses.filter(({ status }) => status === 409 || status === 412);
      if (winners.length !== 1 || losers.length !== responses.length - 1) wrong += 1;
    };
    const waiting = venues.map(({ folderPath }) => folderPath);
    const racer = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await race(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, racer));
    const { rows } = await pool.query(
      'SELECT count(*)::int AS recorded, (SELECT count(*)::int FROM venues WHERE version = 2) AS decided FROM activity',
    );
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await pool.end();
    const [{ recorded, decided }] = rows;
    const isKept = wrong === 0 && recorded === venues.length && decided === venues.length;
    return { figure: `${venues.length} races, ${wrong} without exactly one winner`, isKept };
  },
};
