import {
  batchBodySchema,
  ENDPOINTS,
  type UndoBatchEvent,
  type UndoBatchReport,
  undoBodySchema,
  undoResponseSchema,
} from '@campetto/contract';
import { recordAudit } from '../audit/repository.ts';
import type { Database } from '../db/transact.ts';
import { documentedAs } from '../http/docs.ts';
import { EVENT_STREAM_TYPE, streamEvents } from '../http/event-stream.ts';
import { administratorOf, administrators, callerOf } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { undoMany } from './undo.ts';
import { requireBatch, undoBatch } from './undo-batch.ts';

const documented = documentedAs('activity');

const CUT_SHORT = 'Not all venues were reached. What is stored stays.';

/** The endpoints that undo decisions and updates. */
export const undoRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  /** By the id of the batch. One that is requested again, because its connection was lost, is not done twice. */
  const underWay = new Map<string, Promise<UndoBatchReport>>();

  app.post(
    ENDPOINTS.undo.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'Undo decisions and updates, each by itself',
        body: undoBodySchema,
        response: { 200: undoResponseSchema },
      },
    },
    async (request) => ({
      results: await undoMany(db, request.body.activityIds, administratorOf(request)),
    }),
  );

  app.post(
    ENDPOINTS.undoBatch.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'Undo all decisions of a batch; the response has a line for each event',
        body: batchBodySchema,
      },
    },
    async (request, reply) => {
      const batch = await requireBatch(db, request.body.batchId);
      await recordAudit(db, {
        kind: 'batchUndone',
        ...callerOf(request),
        details: { batchId: batch.id },
      });
      const events = streamEvents<UndoBatchEvent>(request, CUT_SHORT, async (send) => {
        const start = () =>
          undoBatch(db, batch, administratorOf(request), send).finally(() =>
            underWay.delete(batch.id),
          );
        const undo = underWay.get(batch.id) ?? start();
        underWay.set(batch.id, undo);
        send({ type: 'report', report: await undo });
      });
      return reply.type(EVENT_STREAM_TYPE).send(events);
    },
  );
};
