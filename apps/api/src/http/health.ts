import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/transact.ts';
import { withTimeout } from '../db/with-timeout.ts';
import { Stopping, Unavailable } from '../errors.ts';
import { watchLoopDelay } from '../metrics/loop-delay.ts';
import type { Plugin } from './schemas.ts';

const stateSchema = v.strictObject({ status: v.literal('ok') });

/** Milliseconds for which the last result of the query is used. */
const VALID_FOR = 1000;
/**
 * Milliseconds. With a delay of BUSY, the server should get no further requests for a while; with a delay of STUCK,
 * which is longer than any work that it does, it should be started again.
 */
const BUSY = { delay: 2_000, within: 5_000 };
const STUCK = { delay: 10_000, within: 10_000 };

/** Checks whether the database responds. Simultaneous requests share one query, because anyone may send them. */
function databaseCheck(db: Database) {
  let latest: Promise<unknown> | undefined;
  const forget = () => {
    setTimeout(() => {
      latest = undefined;
    }, VALID_FOR).unref();
  };
  return async () => {
    if (!latest) {
      latest = withTimeout(db.execute(sql`SELECT 1`));
      latest.then(forget, forget);
    }
    await latest;
  };
}

/** The endpoints of health checks. */
export const health: Plugin<{ db: Database }> = async (app, { db }) => {
  const checkDatabase = databaseCheck(db);
  const loop = watchLoopDelay();
  app.addHook('onClose', async () => loop.stop());
  app.get(
    '/api/health',
    {
      config: { access: 'public' },
      schema: {
        tags: ['system'],
        summary: 'The process runs, and was not blocked for long',
        response: { 200: stateSchema },
      },
    },
    async () => {
      if (loop.longestWithin(STUCK.within) > STUCK.delay) {
        throw new Unavailable('The server was blocked for too long.');
      }
      return { status: 'ok' as const };
    },
  );

  app.get(
    '/api/ready',
    {
      config: { access: 'public' },
      schema: {
        tags: ['system'],
        summary: 'The database responds, and the server is neither blocked nor about to stop',
        response: { 200: stateSchema },
      },
    },
    async () => {
      if (app.draining.isStarted) throw new Stopping('The server is stopping.');
      if (loop.longestWithin(BUSY.within) > BUSY.delay) {
        throw new Unavailable('The server is busy now. Try again soon.');
      }
      await checkDatabase();
      return { status: 'ok' as const };
    },
  );
};
