import {
  ACTIVITY_ID_HEADER,
  CALLS,
  type DiscardBody,
  decisionsAnswerSchema,
  decisionsBodySchema,
  discardBodySchema,
  moveAnswerSchema,
  moveBodySchema,
  reasonCountsSchema,
  updateAnswerSchema,
  updateBodySchema,
} from '@campetto/contract';
import type * as v from 'valibot';
import type { Database } from '../db/transact.ts';
import { administratorOf, administrators } from '../plugins/identity.ts';
import type { App } from '../plugins/schemas.ts';
import { answerUpdated, documented, versioned } from './call.ts';
import { decideMany, moveVenue } from './decisions.ts';
import { countReasons } from './reasons.ts';
import { updateVenue } from './update.ts';

const MOVES = [
  ['approve', 'Approve a venue: it leaves the pending ones', moveBodySchema],
  ['discard', 'Discard a venue, saying why', discardBodySchema],
  ['restore', 'Restore a venue: it is pending again', moveBodySchema],
] as const;

/** The calls that change venues (spec §7 and beyond), with versions as `ETag` (D14). */
export function decisionRoutes(app: App, db: Database) {
  for (const [move, summary, body] of MOVES) {
    app.route<{ Body: DiscardBody; Headers: v.InferOutput<typeof versioned> }>({
      method: CALLS[move].method,
      url: CALLS[move].path,
      config: administrators,
      schema: {
        ...documented,
        summary,
        headers: versioned,
        body,
        response: { 200: moveAnswerSchema },
      },
      handler: async (request, reply) => {
        const ifMatch = request.headers['if-match'];
        const administrator = administratorOf(request);
        const moved = await moveVenue(db, move, request.body, ifMatch, administrator);
        const { answer, activityId } = moved;
        reply.header('etag', `"${answer.version}"`).header(ACTIVITY_ID_HEADER, activityId);
        return answer;
      },
    });
  }

  app.put(
    CALLS.update.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'Change a venue',
        headers: versioned,
        body: updateBodySchema,
        response: { 200: updateAnswerSchema },
      },
    },
    async (request, reply) => {
      const ifMatch = request.headers['if-match'];
      const administrator = administratorOf(request);
      return answerUpdated(reply, await updateVenue(db, request.body, ifMatch, administrator));
    },
  );

  app.post(
    CALLS.decisions.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'Decide on many venues, each by itself',
        body: decisionsBodySchema,
        response: { 200: decisionsAnswerSchema },
      },
    },
    async (request) => ({
      results: await decideMany(db, request.body, administratorOf(request)),
    }),
  );

  app.get(
    CALLS.reasons.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'How many discarded venues stand under each reason',
        response: { 200: reasonCountsSchema },
      },
    },
    () => countReasons(db),
  );
}
