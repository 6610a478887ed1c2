import * as v from 'valibot';
import { VENUES_PER_REQUEST_MAX, versionedVenueSchema } from './decisions/decisions.ts';
import { failedEventSchema } from './problem.ts';
import { countSchema, uuidSchema } from './values.ts';
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

/** How far the undo of a batch is: how many of its decisions it has reached. */
export const undoProgressSchema = v.strictObject({ reached: countSchema, total: countSchema });
export type UndoProgress = v.InferOutput<typeof undoProgressSchema>;

/**
 * The report on the undo of a batch, including earlier undos of it that were interrupted. `refused` counts the venues
 * that have been changed since, or whose decision was undone on its own.
 */
const undoBatchReportSchema = v.strictObject({
  undone: countSchema,
  refused: countSchema,
  /** The batch had been undone before the request, which changed nothing. */
  already: v.optional(v.boolean()),
});
export type UndoBatchReport = v.InferOutput<typeof undoBatchReportSchema>;

/** One line of the response to the undo of a batch: progress, and at last the report. */
export const undoBatchEventSchema = v.variant('type', [
  v.strictObject({ type: v.literal('progress'), ...undoProgressSchema.entries }),
  v.strictObject({ type: v.literal('report'), report: undoBatchReportSchema }),
  failedEventSchema,
]);
export type UndoBatchEvent = v.InferOutput<typeof undoBatchEventSchema>;
