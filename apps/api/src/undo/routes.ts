import {
  batchBodySchema,
  ENDPOINTS,
  type UndoBatchEvent,
  undoBodySchema,
  undoResponseSchema,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { EVENT_STREAM_TYPE, streamEvents } from '../http/event-stream.ts';
import { administratorOf, callerOf, forAdministrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { undoMany } from './undo.ts';
import { requireBatch } from './undo-batch.ts';
import { createBatchUndos } from './undos-under-way.ts';

const CUT_SHORT = 'Not all venues were reached. What is stored stays.';

/** The endpoints that undo decisions and updates. */
export const undoRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  const { streamsEnd } = app.draining;
  const undos = createBatchUndos(db);
  app.addHook('onClose', () => undos.close());

  app.post(
    ENDPOINTS.undo.path,
    forAdministrators('activity', {
      summary: 'Undo decisions and updates, each by itself',
      body: undoBodySchema,
      response: { 200: undoResponseSchema },
    }),
    async (request) => ({
      results: await undoMany(db, request.body.activityIds, administratorOf(request)),
    }),
  );

  app.post(
    ENDPOINTS.undoBatch.path,
    forAdministrators('activity', {
      summary: 'Undo all decisions of a batch; the response has a line for each event',
      body: batchBodySchema,
    }),
    async (request, reply) => {
      const batch = await requireBatch(db, request.body.batchId);
      const events = streamEvents<UndoBatchEvent>(request, CUT_SHORT, async (send) => {
        const report = await undos.undo(batch.id, callerOf(request), send, streamsEnd);
        send({ type: 'report', report });
      });
      return reply.type(EVENT_STREAM_TYPE).send(events);
    },
  );
};
