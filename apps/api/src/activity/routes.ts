import {
  ACTIVITY_LIMIT_MAX,
  activityAnswerSchema,
  activityQuerySchema,
  CALLS,
  historyQuerySchema,
  undoAnswerSchema,
  undoBodySchema,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { administratorOf, administrators } from '../plugins/identity.ts';
import type { App } from '../plugins/schemas.ts';
import { venueAt } from '../venues/lookup.ts';
import { toActivity } from './presenter.ts';
import { listActivity, listHistory } from './repository.ts';
import { undoMany } from './undo.ts';

const documented = { tags: ['activity'], security: [{ identityToken: [] }] };

/** What happened to the directory and to each venue, newest first (D20), and how to take it back. */
export function activityRoutes(app: App, db: Database) {
  app.get(
    CALLS.activity.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'The latest records',
        querystring: activityQuerySchema,
        response: { 200: activityAnswerSchema },
      },
    },
    async ({ query }) => (await listActivity(db, query.limit)).map(toActivity),
  );

  app.get(
    CALLS.history.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: `The latest ${ACTIVITY_LIMIT_MAX} records of a venue`,
        querystring: historyQuerySchema,
        response: { 200: activityAnswerSchema },
      },
    },
    async ({ query }) => {
      const { id } = await venueAt(db, query.folderPath);
      return (await listHistory(db, id, ACTIVITY_LIMIT_MAX)).map(toActivity);
    },
  );

  app.post(
    CALLS.undo.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'Take decisions and updates back, each by itself',
        body: undoBodySchema,
        response: { 200: undoAnswerSchema },
      },
    },
    async (request) => ({
      results: await undoMany(db, request.body.activityIds, administratorOf(request)),
    }),
  );
}
