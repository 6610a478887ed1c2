import { batchBodySchema, decisionRunSchema, ENDPOINTS } from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { administratorOf, forAdministrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { dismissRun, resumeRun, stopRun } from './control-run.ts';
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

/** The endpoints that stop, resume and dismiss the run of a decision on many venues. */
export const controlRunRoutes: Plugin<Options> = async (app, { db, runner }) => {
  app.post(
    ENDPOINTS.stopRun.path,
    controlling('Stop a run: when this responds, no further venue is decided on'),
    ({ body }) => stopRun(db, body.batchId),
  );

  app.post(
    ENDPOINTS.resumeRun.path,
    controlling('Resume an own run that was stopped or interrupted'),
    async (request) => {
      const run = await resumeRun(db, request.body.batchId, administratorOf(request).uid);
      runner.wake();
      return run;
    },
  );

  app.post(
    ENDPOINTS.dismissRun.path,
    controlling('Remove an own run that has ended from the list'),
    (request) => dismissRun(db, request.body.batchId, administratorOf(request).uid),
  );
};
