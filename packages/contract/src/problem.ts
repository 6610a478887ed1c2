import * as v from 'valibot';
import { VENUE_STATUSES } from './status.ts';
import { venueReviewItemSchema } from './venue.ts';

/** Every error answer of the server: `application/problem+json` (RFC 9457) with a request id. */
export const problemSchema = v.object({
  /** `about:blank`, or one of the product's own kinds, as `/problems/stale-version`. */
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  requestId: v.string(),
  /**
   * The fields that break a rule, each with its path and a sentence. `rule` is the key of a creation
   * rule (`nameRequired`) or of an image rule (`tooManyPixels`).
   */
  errors: v.optional(
    v.array(v.object({ path: v.string(), message: v.string(), rule: v.optional(v.string()) })),
  ),
  /** On 409: the status in which the venue stands. */
  currentStatus: v.optional(v.picklist(VENUE_STATUSES)),
  /** On 412: the venue as it stands. */
  current: v.optional(venueReviewItemSchema),
});
export type Problem = v.InferOutput<typeof problemSchema>;
