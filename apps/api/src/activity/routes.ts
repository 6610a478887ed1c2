import { activityAnswerSchema, activityQuerySchema, CALLS } from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import type { App } from '../plugins/schemas.ts';
import { toActivity } from './presenter.ts';
import { listActivity } from './repository.ts';

/** What happened to the directory, newest first (D20 of the decisions). */
export function activityRoutes(app: App, db: Database) {
  app.get(
    CALLS.activity.path,
    {
      config: { access: 'administrator' },
      schema: {
        tags: ['activity'],
        summary: 'The latest records',
        security: [{ identityToken: [] }],
        querystring: activityQuerySchema,
        response: { 200: activityAnswerSchema },
      },
    },
    async ({ query }) => (await listActivity(db, query.limit)).map(toActivity),
  );
}
