import {
  ACTIVITY_LIMIT_MAX,
  activityQuerySchema,
  activityResponseSchema,
  actorsSchema,
  decisionStatisticsQuerySchema,
  decisionStatisticsSchema,
  ENDPOINTS,
  historyQuerySchema,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { nextLink, pageQuerySchema } from '../http/cursor-pages.ts';
import { administratorOf, forAdministrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { findActors } from './actors.ts';
import { parseCursor } from './cursor.ts';
import { decisionStatistics } from './decision-statistics.ts';
import { activityPage, venueHistory } from './service.ts';

const querySchema = pageQuerySchema(activityQuerySchema, parseCursor, 'the activity');

/** The activity of the directory and of each venue, newest first (D20), and what is counted from it. */
export const activityRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  app.get(
    ENDPOINTS.activity.path,
    forAdministrators('activity', {
      summary: 'Records of the directory, of one actor or kind if named',
      querystring: querySchema,
      response: { 200: activityResponseSchema },
    }),
    async ({ query: { after, ...query } }, reply) => {
      const { items, nextCursor } = await activityPage(db, query, after);
      if (nextCursor) reply.header('link', nextLink(ENDPOINTS.activity.path, query, nextCursor));
      return items;
    },
  );

  app.get(
    ENDPOINTS.actors.path,
    forAdministrators('activity', {
      summary: 'The administrators and scrapers that have records',
      response: { 200: actorsSchema },
    }),
    () => findActors(db),
  );

  app.get(
    ENDPOINTS.decisionStatistics.path,
    forAdministrators('activity', {
      summary: 'Decisions per day, and the pace of the administrator who sends the request',
      querystring: decisionStatisticsQuerySchema,
      response: { 200: decisionStatisticsSchema },
    }),
    (request) => decisionStatistics(db, request.query.timeZone, administratorOf(request)),
  );

  app.get(
    ENDPOINTS.history.path,
    forAdministrators('activity', {
      summary: `The latest ${ACTIVITY_LIMIT_MAX} records of a venue`,
      querystring: historyQuerySchema,
      response: { 200: activityResponseSchema },
    }),
    ({ query }) => venueHistory(db, query.folderPath),
  );
};
