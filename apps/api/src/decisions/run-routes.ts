import {
  decisionRunSchema,
  decisionRunsQuerySchema,
  decisionRunsSchema,
  decisionsBodySchema,
  ENDPOINTS,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { idempotencyHeadersSchema } from '../http/idempotency.ts';
import { administratorOf, callerOf, forAdministrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { controlRunRoutes } from './control-run-routes.ts';
import { startRunner } from './runner.ts';
import { listRuns } from './runs.ts';
import { startRun } from './start-run.ts';

/** Bytes; as many selected venues as the contract allows take 2,100,000. */
const BODY_MAX = 4 * 1024 * 1024;

/** The endpoints of decisions on many venues, on which the server works by itself. */
export const decisionRunRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  const runner = startRunner(db, app.log);
  app.addHook('onClose', () => runner.close());

  app.post(
    ENDPOINTS.decisions.path,
    {
      ...forAdministrators('venues', {
        summary: 'Start a decision on named venues or on all that match; the server carries it out',
        headers: idempotencyHeadersSchema,
        body: decisionsBodySchema,
        response: { 202: decisionRunSchema },
      }),
      bodyLimit: BODY_MAX,
    },
    async (request, reply) => {
      const run = await startRun(db, request.body, {
        ...callerOf(request),
        idempotencyKey: request.headers['idempotency-key'],
      });
      runner.wake();
      return reply.code(202).send(run);
    },
  );

  app.get(
    ENDPOINTS.decisionRuns.path,
    forAdministrators('venues', {
      summary: 'The own decisions on many venues that were not dismissed, or those with these ids',
      querystring: decisionRunsQuerySchema,
      response: { 200: decisionRunsSchema },
    }),
    (request) => listRuns(db, administratorOf(request).uid, request.query.batchIds),
  );

  app.register(controlRunRoutes, { db, runner });
};
