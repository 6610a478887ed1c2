import {
  batchBodySchema,
  decisionRunSchema,
  decisionRunsSchema,
  decisionsBodySchema,
  ENDPOINTS,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { documentedAs } from '../http/docs.ts';
import { idempotencyHeadersSchema } from '../http/idempotency.ts';
import { administratorOf, administrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { networkOf } from '../network.ts';
import { dismissBatch, resumeBatch, stopBatch } from './control-run.ts';
import { startRunner } from './runner.ts';
import { listRuns } from './runs.ts';
import { startRun } from './start-run.ts';

const documented = documentedAs('venues');

/** Bytes; as many selected venues as the contract allows. */
const BODY_LIMIT = 4 * 1024 * 1024;

/** The options of a route that changes the state of one run. */
const controlling = (summary: string) => ({
  config: administrators,
  schema: { ...documented, summary, body: batchBodySchema, response: { 200: decisionRunSchema } },
});

/** The endpoints of decisions on many venues, on which the server works by itself. */
export const decisionRunRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  const runner = startRunner(db, app.log);
  app.addHook('onClose', () => runner.close());

  app.post(
    ENDPOINTS.decisions.path,
    {
      config: administrators,
      bodyLimit: BODY_LIMIT,
      schema: {
        ...documented,
        summary: 'Start a decision on named venues or on all that match; the server carries it out',
        headers: idempotencyHeadersSchema,
        body: decisionsBodySchema,
        response: { 202: decisionRunSchema },
      },
    },
    async (request, reply) => {
      const run = await startRun(db, request.body, {
        administrator: administratorOf(request),
        network: networkOf(request.ip),
        idempotencyKey: request.headers['idempotency-key'],
      });
      runner.wake();
      return reply.code(202).send(run);
    },
  );

  app.get(
    ENDPOINTS.decisionRuns.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'The own decisions on many venues that were not dismissed, with their progress',
        response: { 200: decisionRunsSchema },
      },
    },
    (request) => listRuns(db, administratorOf(request).uid),
  );

  app.post(
    ENDPOINTS.stopDecisions.path,
    controlling('Stop a batch of decisions: when this responds, no further venue is decided on'),
    ({ body }) => stopBatch(db, body.batchId),
  );

  app.post(
    ENDPOINTS.resumeDecisions.path,
    controlling('Resume an own batch of decisions that was stopped or interrupted'),
    async (request) => {
      const run = await resumeBatch(db, request.body.batchId, administratorOf(request).uid);
      runner.wake();
      return run;
    },
  );

  app.post(
    ENDPOINTS.dismissDecisions.path,
    controlling('Remove an own batch of decisions that has ended from the list of runs'),
    (request) => dismissBatch(db, request.body.batchId, administratorOf(request).uid),
  );
};
