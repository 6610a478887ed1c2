import {
  ACTIVITY_LIMIT_MAX,
  activityResponseSchema,
  ENDPOINTS,
  historyQuerySchema,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { documentedAs } from '../http/docs.ts';
import { administrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { venueHistory } from './service.ts';

/** The history of each venue, newest first (D20). */
export const historyRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  app.get(
    ENDPOINTS.history.path,
    {
      config: administrators,
      schema: {
        ...documentedAs('activity'),
        summary: `The latest ${ACTIVITY_LIMIT_MAX} records of a venue`,
        querystring: historyQuerySchema,
        response: { 200: activityResponseSchema },
      },
    },
    ({ query }) => venueHistory(db, query.folderPath),
  );
};
