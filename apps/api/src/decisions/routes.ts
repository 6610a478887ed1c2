import {
  type DiscardBody,
  discardBodySchema,
  ENDPOINTS,
  moveBodySchema,
  moveResponseSchema,
  reasonCountsSchema,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { forAdministrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import {
  type ChangeHeaders,
  changeHeadersSchema,
  changeOf,
  sendVersion,
} from '../http/versions.ts';
import { countReasons } from '../venues/reason-counts.ts';
import { moveVenue } from './service.ts';

const MOVES = [
  ['approve', 'Approve a pending venue', moveBodySchema],
  ['discard', 'Discard a venue, with a reason', discardBodySchema],
  ['restore', 'Restore a venue: it is pending again', moveBodySchema],
] as const;

/** The endpoints that decide on a venue (spec §7 and more), with versions as `ETag` (D14). */
export const decisionRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  for (const [move, summary, body] of MOVES) {
    app.route<{ Body: DiscardBody; Headers: ChangeHeaders }>({
      method: ENDPOINTS[move].method,
      url: ENDPOINTS[move].path,
      ...forAdministrators('venues', {
        summary,
        headers: changeHeadersSchema,
        body,
        response: { 200: moveResponseSchema },
      }),
      handler: async (request, reply) => {
        const { activityId, ...moved } = await moveVenue(db, move, request.body, changeOf(request));
        sendVersion(reply, moved.version, activityId);
        return moved;
      },
    });
  }

  app.get(
    ENDPOINTS.reasons.path,
    forAdministrators('venues', {
      summary: 'How many venues are discarded for each reason',
      response: { 200: reasonCountsSchema },
    }),
    () => countReasons(db),
  );
};
