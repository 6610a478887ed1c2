import { batchBodySchema, decisionRunSchema, ENDPOINTS } from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { administratorOf, forAdministrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { dismissBatch, resumeBatch, stopBatch } from './control-run.ts';
import type { DecisionRunner } from './runner.ts';

/** The options of a route that changes the state of one run. */
const controlling = (summary: string) =>
  forAdministrators('venues', {
    summary,
    body: batchBodySchema,
    response: { 200: decisionRunSchema },
  });

interface Options {
  db: Database;
  runner: Pick<DecisionRunner, 'wake'>;
}

/** The endpoints that stop, resume and dismiss a decision on many venues. */
export const controlRunRoutes: Plugin<Options> = async (app, { db, runner }) => {
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
