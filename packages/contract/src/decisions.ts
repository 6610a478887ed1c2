import * as v from 'valibot';
import { folderPathSchema } from './folder-path.ts';
import { DECISIONS_MAX } from './limits.ts';
import { VENUE_STATUSES } from './status.ts';
import { line } from './text.ts';

/** Why a venue is discarded. */
export const DISCARD_REASONS = [
  'duplicate',
  'closed',
  'notSportsVenue',
  'wrongPlace',
  'unusableData',
  'other',
] as const;
export type DiscardReason = (typeof DISCARD_REASONS)[number];

/** What a discard may say of itself, beyond spec §7. */
export const discardReasonEntries = {
  reason: v.optional(v.picklist(DISCARD_REASONS)),
  /** In the administrator's own words; `other` needs it. */
  note: v.optional(line(300)),
  /** The venue that stays, when the reason is `duplicate`. */
  duplicateOf: v.optional(folderPathSchema),
};

/** How the last decision on a venue came about; null on a venue that is pending. */
export const venueDecisionSchema = v.strictObject({
  /** ISO 8601. */
  at: v.string(),
  /** E-mail of the administrator. */
  by: v.nullable(v.string()),
  reason: v.nullable(v.picklist(DISCARD_REASONS)),
  note: v.nullable(v.string()),
  duplicateOf: v.nullable(v.strictObject({ folderPath: folderPathSchema, name: v.string() })),
});
export type VenueDecision = v.InferOutput<typeof venueDecisionSchema>;

const version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Body of a decision on many venues: each as it was seen, each by itself, in the order given. */
export const decisionsBodySchema = v.strictObject({
  move: v.picklist(['approve', 'discard', 'restore']),
  ...discardReasonEntries,
  venues: v.pipe(
    v.array(v.strictObject({ folderPath: folderPathSchema, version })),
    v.minLength(1, 'must name a venue'),
    v.maxLength(DECISIONS_MAX, `must name at most ${DECISIONS_MAX} venues`),
  ),
});
export type DecisionsBody = v.InferInput<typeof decisionsBodySchema>;

/**
 * What became of one of many: `changed` by someone else since it was seen, `impossible` from the
 * status in which it stands, `missing` from the directory.
 */
export const decisionResultSchema = v.variant('outcome', [
  v.strictObject({
    outcome: v.literal('done'),
    folderPath: folderPathSchema,
    status: v.picklist(VENUE_STATUSES),
    version,
    activityId: v.pipe(v.string(), v.uuid()),
  }),
  v.strictObject({
    outcome: v.literal('skipped'),
    folderPath: folderPathSchema,
    why: v.picklist(['changed', 'impossible', 'missing']),
  }),
]);
export type DecisionResult = v.InferOutput<typeof decisionResultSchema>;
export const decisionsAnswerSchema = v.strictObject({ results: v.array(decisionResultSchema) });

/** Body of an undo: the records of what shall be taken back, the latest first. */
export const undoBodySchema = v.strictObject({
  activityIds: v.pipe(
    v.array(v.pipe(v.string(), v.uuid())),
    v.minLength(1, 'must name a record'),
    v.maxLength(DECISIONS_MAX, `must name at most ${DECISIONS_MAX} records`),
  ),
});

/**
 * What became of one undo. It is refused when the venue has been `changed` since, when it has been
 * `undone` already, or when there is nothing to undo (`impossible`: an import, a creation).
 */
export const undoResultSchema = v.variant('outcome', [
  v.strictObject({
    outcome: v.literal('undone'),
    activityId: v.string(),
    folderPath: folderPathSchema,
    status: v.picklist(VENUE_STATUSES),
    version,
  }),
  v.strictObject({
    outcome: v.literal('refused'),
    activityId: v.string(),
    why: v.picklist(['changed', 'undone', 'impossible', 'missing']),
  }),
]);
export type UndoResult = v.InferOutput<typeof undoResultSchema>;
export const undoAnswerSchema = v.strictObject({ results: v.array(undoResultSchema) });

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How many discarded venues stand under each reason; `none` were discarded without one. */
export const reasonCountsSchema = v.strictObject({
  duplicate: count,
  closed: count,
  notSportsVenue: count,
  wrongPlace: count,
  unusableData: count,
  other: count,
  none: count,
});
export type ReasonCounts = v.InferOutput<typeof reasonCountsSchema>;
