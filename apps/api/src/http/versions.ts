import { ACTIVITY_ID_HEADER } from '@campetto/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { idempotencyHeaders } from './idempotency.ts';
import { administratorOf } from './identity.ts';

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

/** The headers of a change of a venue as it was seen (D14), which may be repeated with the same key. */
export const changeHeadersSchema = v.looseObject({
  'if-match': v.optional(v.pipe(v.string(), v.transform(parseIfMatch))),
  ...idempotencyHeaders,
});

export type ChangeHeaders = v.InferOutput<typeof changeHeadersSchema>;

/** The versions and the key in the headers of a change, and who makes it. */
export const changeOf = (request: FastifyRequest & { headers: ChangeHeaders }) => ({
  seen: request.headers['if-match'],
  idempotencyKey: request.headers['idempotency-key'],
  administrator: administratorOf(request),
});

/** Sends the new version of a venue as `ETag`, with the activity record by which it is undone. */
export function sendVersion(reply: FastifyReply, version: number, activityId?: string) {
  reply.header('etag', `"${version}"`);
  if (activityId) reply.header(ACTIVITY_ID_HEADER, activityId);
}

/** Sends the version of a changed venue as {@link sendVersion} does. Returns the venue, the body of the response. */
export function sendItem<Item extends { version: number }>(
  reply: FastifyReply,
  { item, activityId }: { item: Item; activityId?: string },
): Item {
  sendVersion(reply, item.version, activityId);
  return item;
}
