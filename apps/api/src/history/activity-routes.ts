import {
  activityQuerySchema,
  activityResponseSchema,
  actorsSchema,
  decisionStatisticsQuerySchema,
  decisionStatisticsSchema,
  ENDPOINTS,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { nextLink, pageQuerySchema } from '../http/cursor-pages.ts';
import { documentedAs } from '../http/docs.ts';
import { administratorOf, administrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { findActors } from './actors.ts';
import { parseCursor } from './cursor.ts';
import { decisionStatistics } from './decision-statistics.ts';
import { activityPage } from './service.ts';

const documented = documentedAs('activity');

const querySchema = pageQuerySchema(activityQuerySchema, parseCursor, 'the activity');

/** The activity of the directory, newest first (D20), and what is counted from it. */
export const activityRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  app.get(
    ENDPOINTS.activity.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'Records of the directory, of one actor or kind if named',
        querystring: querySchema,
        response: { 200: activityResponseSchema },
      },
    },
    async ({ query: { after, ...query } }, reply) => {
      const { items, nextCursor } = await activityPage(db, query, after);
      if (nextCursor) reply.header('link', nextLink(ENDPOINTS.activity.path, query, nextCursor));
      return items;
    },
  );

  app.get(
    ENDPOINTS.actors.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'The administrators and scrapers that have records',
        response: { 200: actorsSchema },
      },
    },
    () => findActors(db),
  );

  app.get(
    ENDPOINTS.decisionStatistics.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'Decisions per day, and the pace of the administrator who sends the request',
        querystring: decisionStatisticsQuerySchema,
        response: { 200: decisionStatisticsSchema },
      },
    },
    (request) => decisionStatistics(db, request.query.timeZone, administratorOf(request)),
  );
};
