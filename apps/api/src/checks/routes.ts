import { checkCountsSchema, ENDPOINTS } from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { forAdministrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { cachedFor } from './cached.ts';
import { countChecks } from './counts.ts';

/** Milliseconds: counting reads tens of thousands of rows of a large directory. */
const COUNTS_MAX_AGE = 10_000;

/** The failed checks of the pending venues. */
export const checkRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  const counts = cachedFor(COUNTS_MAX_AGE, () => countChecks(db));
  app.get(
    ENDPOINTS.checkCounts.path,
    forAdministrators('venues', {
      summary: 'How many pending venues fail each stored check',
      response: { 200: checkCountsSchema },
    }),
    counts,
  );
};
