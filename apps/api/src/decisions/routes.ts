import {
  batchBodySchema,
  type DiscardBody,
  discardBodySchema,
  ENDPOINTS,
  moveBodySchema,
  moveResponseSchema,
  reasonCountsSchema,
  type UndoBatchEvent,
  undoBodySchema,
  undoResponseSchema,
} from '@campetto/contract';
import { recordAudit } from '../audit/repository.ts';
import type { Database } from '../db/transact.ts';
import { documentedAs } from '../http/docs.ts';
import { EVENT_STREAM_TYPE, streamEvents } from '../http/event-stream.ts';
import { administratorOf, administrators } from '../http/identity.ts';
import { networkOf } from '../http/network.ts';
import type { Plugin } from '../http/schemas.ts';
import {
  type ChangeHeaders,
  changeHeadersSchema,
  changeOf,
  sendVersion,
} from '../http/versions.ts';
import { countReasons } from '../venues/reason-counts.ts';
import { moveVenue } from './service.ts';
import { undoMany } from './undo.ts';
import { requireBatch, undoBatch } from './undo-batch.ts';

const documented = documentedAs('venues');

const CUT_SHORT = 'Not all venues were reached. What is stored stays.';

const MOVES = [
  ['approve', 'Approve a pending venue', moveBodySchema],
  ['discard', 'Discard a venue, with a reason', discardBodySchema],
  ['restore', 'Restore a venue: it is pending again', moveBodySchema],
] as const;

/** The endpoints that decide on venues and undo decisions (spec §7 and more), with versions as `ETag` (D14). */
export const decisionRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  for (const [move, summary, body] of MOVES) {
    app.route<{ Body: DiscardBody; Headers: ChangeHeaders }>({
      method: ENDPOINTS[move].method,
      url: ENDPOINTS[move].path,
      config: administrators,
      schema: {
        ...documented,
        summary,
        headers: changeHeadersSchema,
        body,
        response: { 200: moveResponseSchema },
      },
      handler: async (request, reply) => {
        const { activityId, ...moved } = await moveVenue(db, move, request.body, changeOf(request));
        sendVersion(reply, moved.version, activityId);
        return moved;
      },
    });
  }

  app.get(
    ENDPOINTS.reasons.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'How many venues are discarded for each reason',
        response: { 200: reasonCountsSchema },
      },
    },
    () => countReasons(db),
  );

  app.post(
    ENDPOINTS.undo.path,
    {
      config: administrators,
      schema: {
        ...documentedAs('activity'),
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
        ...documentedAs('activity'),
        summary: 'Undo all decisions of a batch; the response has a line for each event',
        body: batchBodySchema,
      },
    },
    async (request, reply) => {
      const batch = await requireBatch(db, request.body.batchId);
      await recordAudit(db, {
        kind: 'batchUndone',
        actor: administratorOf(request),
        network: networkOf(request.ip),
        details: { batchId: batch.id },
      });
      const events = streamEvents<UndoBatchEvent>(request, CUT_SHORT, async (send) => {
        const report = await undoBatch(db, batch, administratorOf(request), send);
        send({ type: 'report', report });
      });
      return reply.type(EVENT_STREAM_TYPE).send(events);
    },
  );
};
