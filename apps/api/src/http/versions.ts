import { ACTIVITY_ID_HEADER } from '@campetto/contract';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';

/**
 * The versions that an `If-Match` header names; undefined where any will do (`*`). An entity tag
 * that is no version matches none.
 */
function parseIfMatch(header: string): readonly number[] | undefined {
  if (header.trim() === '*') return undefined;
  return header.split(',').flatMap((tag) => {
    const [, version] = /^"([1-9]\d*)"$/.exec(tag.trim()) ?? [];
    return version ? [Number(version)] : [];
  });
}

/** The headers of a request that changes a venue as it was seen (D14). */
export const versionHeadersSchema = v.looseObject({
  'if-match': v.optional(v.pipe(v.string(), v.transform(parseIfMatch))),
});

/** Sends the new version of a venue as `ETag`, with the activity record by which it is undone. */
export function sendVersion(reply: FastifyReply, version: number, activityId?: string) {
  reply.header('etag', `"${version}"`);
  if (activityId) reply.header(ACTIVITY_ID_HEADER, activityId);
}
