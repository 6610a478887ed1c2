import * as v from 'valibot';
import { VENUE_STATUSES } from './venue/status.ts';
import { venueReviewItemSchema } from './venue/venue.ts';

/** The problem type of an idempotency key that was sent before with another request. */
export const KEY_REUSED_TYPE = '/problems/idempotency-key-reused';

/** Every error response of the server: `application/problem+json` (RFC 9457) with a request id. */
export const problemSchema = v.object({
  /** `about:blank`, or a type of the product, such as `/problems/stale-version`. */
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  requestId: v.string(),
  /**
   * The invalid fields, each with its path and a message. `rule` is the key of a creation
   * rule (`nameRequired`) or of a picture rule (`tooManyPixels`).
   */
  errors: v.optional(
    v.array(v.object({ path: v.string(), message: v.string(), rule: v.optional(v.string()) })),
  ),
  /** On 409: the venue's current status. */
  currentStatus: v.optional(v.picklist(VENUE_STATUSES)),
  /** On 409: the email address of who approved or discarded the venue; null for a pending one. */
  decidedBy: v.optional(v.nullable(v.string())),
  /** On 412: the current venue; for a reused key: the venue that the other request has created. */
  current: v.optional(venueReviewItemSchema),
});
export type Problem = v.InferOutput<typeof problemSchema>;

/** The last event of a streamed response whose work was interrupted. */
export const failedEventSchema = v.strictObject({
  type: v.literal('failed'),
  detail: v.string(),
  requestId: v.string(),
});
export type FailedEvent = v.InferOutput<typeof failedEventSchema>;
