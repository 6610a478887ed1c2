import {
  ACTIVITY_LIMIT_MAX,
  activityQuerySchema,
  activityResponseSchema,
  ENDPOINTS,
  historyQuerySchema,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { documentedAs } from '../http/docs.ts';
import { administrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { requireVenue } from '../venues/lookup.ts';
import { toActivity } from './presenter.ts';
import { listActivity, listHistory } from './repository.ts';

const documented = documentedAs('activity');

/** The activity of the directory and the history of each venue, newest first (D20). */
export const historyRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  app.get(
    ENDPOINTS.activity.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'The latest records',
        querystring: activityQuerySchema,
        response: { 200: activityResponseSchema },
      },
    },
    async ({ query }) => (await listActivity(db, query.limit)).map(toActivity),
  );

  app.get(
    ENDPOINTS.history.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: `The latest ${ACTIVITY_LIMIT_MAX} records of a venue`,
        querystring: historyQuerySchema,
        response: { 200: activityResponseSchema },
      },
    },
    async ({ query }) => {
      const { id } = await requireVenue(db, query.folderPath);
      return (await listHistory(db, id, ACTIVITY_LIMIT_MAX)).map(toActivity);
    },
  );
};
