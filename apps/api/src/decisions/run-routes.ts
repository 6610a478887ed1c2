import {
  batchBodySchema,
  type DecisionRun,
  decisionRunSchema,
  decisionRunsSchema,
  decisionsBodySchema,
  ENDPOINTS,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { NotFound, RunConflict } from '../errors.ts';
import { documentedAs } from '../http/docs.ts';
import { idempotencyHeadersSchema } from '../http/idempotency.ts';
import { administratorOf, administrators } from '../http/identity.ts';
import { networkOf } from '../http/network.ts';
import type { Plugin } from '../http/schemas.ts';
import { startRunner } from './runner.ts';
import { dismissRun, findRun, listRuns, resumeRun, stopRun } from './runs.ts';
import { startRun } from './start-run.ts';

const documented = documentedAs('venues');

/** Bytes; as many selected venues as the contract allows. */
const BODY_LIMIT = 4 * 1024 * 1024;

const known = (run: DecisionRun | undefined): DecisionRun => {
  if (!run) throw new NotFound('There is no such batch of decisions.');
  return run;
};

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
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'Stop a batch of decisions: when this responds, no further venue is decided on',
        body: batchBodySchema,
        response: { 200: decisionRunSchema },
      },
    },
    async ({ body: { batchId } }) => {
      await stopRun(db, batchId);
      return known(await findRun(db, batchId));
    },
  );

  app.post(
    ENDPOINTS.resumeDecisions.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'Resume an own batch of decisions that was stopped or interrupted',
        body: batchBodySchema,
        response: { 200: decisionRunSchema },
      },
    },
    async (request) => {
      const { batchId } = request.body;
      const { uid } = administratorOf(request);
      known(await findRun(db, batchId, uid));
      const resumed = await resumeRun(db, batchId);
      const run = known(await findRun(db, batchId, uid));
      // A repeated request gets what the run has become since.
      const hasGoneOn = run.state === 'running' || (run.state === 'finished' && run.undoable);
      if (!resumed && !hasGoneOn) {
        throw new RunConflict('This batch has ended for good.');
      }
      runner.wake();
      return run;
    },
  );

  app.post(
    ENDPOINTS.dismissDecisions.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'Remove an own batch of decisions that has ended from the list of runs',
        body: batchBodySchema,
        response: { 200: decisionRunSchema },
      },
    },
    async (request) => {
      const { batchId } = request.body;
      const run = known(await findRun(db, batchId, administratorOf(request).uid));
      if (run.state === 'running') throw new RunConflict('This batch is under way. Stop it first.');
      await dismissRun(db, batchId);
      return run;
    },
  );
};
