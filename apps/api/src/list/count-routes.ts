import {
  ENDPOINTS,
  listCountPath,
  listCountQuerySchema,
  listCountSchema,
  matchesQuerySchema,
  matchesResponseSchema,
  VENUE_STATUSES,
  venueCountsSchema,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { forAdministrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { findMatches } from './matches.ts';
import { countList, countVenues } from './service.ts';

/** The endpoints that count venues: of each status, and of those that match filters. */
export const countRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  app.get(
    ENDPOINTS.count.path,
    forAdministrators('venues', {
      summary: 'How many venues each status has',
      response: { 200: venueCountsSchema },
    }),
    () => countVenues(db),
  );

  for (const status of VENUE_STATUSES) {
    app.get(
      listCountPath(status),
      forAdministrators('venues', {
        summary: `How many venues that are ${status} match the filters of a list`,
        querystring: listCountQuerySchema,
        response: { 200: listCountSchema },
      }),
      ({ query }) => countList(db, status, query),
    );
  }

  app.get(
    ENDPOINTS.matches.path,
    forAdministrators('venues', {
      summary: 'How many venues match the filters of a list, for a decision on all of them',
      querystring: matchesQuerySchema,
      response: { 200: matchesResponseSchema },
    }),
    ({ query }) => findMatches(db, query),
  );
};
