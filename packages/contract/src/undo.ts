import * as v from 'valibot';
import { VENUES_PER_REQUEST_MAX, versionedVenueSchema } from './decisions/decisions.ts';
import { uuidSchema } from './values.ts';
import { VENUE_STATUSES } from './venue/status.ts';
import { venueReviewItemSchema } from './venue/venue.ts';

/** Body of an undo: the activity records to undo, the latest first. */
export const undoBodySchema = v.strictObject({
  activityIds: v.pipe(
    v.array(uuidSchema),
    v.minLength(1, 'must name a record'),
    v.maxLength(VENUES_PER_REQUEST_MAX, `must name at most ${VENUES_PER_REQUEST_MAX} records`),
  ),
});

/**
 * Result of one undo. It is refused when the venue has been `changed` since, when it is already
 * `undone`, or when there is nothing to undo (`impossible`: an import, a creation).
 */
const undoResultSchema = v.variant('outcome', [
  v.strictObject({
    outcome: v.literal('undone'),
    activityId: v.string(),
    ...versionedVenueSchema.entries,
    status: v.picklist(VENUE_STATUSES),
    /** The venue as the undo has left it. Absent in responses of the version before. */
    item: v.optional(venueReviewItemSchema),
  }),
  v.strictObject({
    outcome: v.literal('refused'),
    activityId: v.string(),
    why: v.picklist(['changed', 'undone', 'impossible', 'missing']),
  }),
]);
export type UndoResult = v.InferOutput<typeof undoResultSchema>;
export const undoResponseSchema = v.strictObject({ results: v.array(undoResultSchema) });
