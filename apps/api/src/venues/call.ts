import { ACTIVITY_ID_HEADER, type VenueReviewItem } from '@campetto/contract';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Updated } from './update.ts';

/** Where the documentation shows the calls on venues. */
export const documented = { tags: ['venues'], security: [{ identityToken: [] }] };

/** The headers of a call that changes what was seen (D14). */
export const versioned = v.looseObject({ 'if-match': v.optional(v.string()) });

/** Answers with a changed venue, its version as `ETag` and the record by which it is taken back. */
export function answerUpdated(reply: FastifyReply, { item, activityId }: Updated): VenueReviewItem {
  reply.header('etag', `"${item.version}"`);
  if (activityId) reply.header(ACTIVITY_ID_HEADER, activityId);
  return item;
}
