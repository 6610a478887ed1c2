import * as v from 'valibot';
import { line, requiredLine } from '../text.ts';
import { countSchema } from '../values.ts';
import { folderPathSchema } from '../venue/folder-path.ts';
import { VENUE_STATUSES } from '../venue/status.ts';

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

/** Whether a discard for this reason must be explained by a note. */
export const requiresNote = (reason: DiscardReason | undefined) => reason === 'other';

/** How many records one request undoes, and how many venues one compares or unselects, at most. */
export const VENUES_PER_REQUEST_MAX = 200;

/** How many venues of a batch the server decides on in one transaction. */
export const VENUES_PER_STEP = 200;

export const DISCARD_NOTE_MAX_LENGTH = 300;

/** The optional fields of a discard that explain it, beyond spec §7. */
export const discardReasonEntries = {
  reason: v.optional(v.picklist(DISCARD_REASONS)),
  /** In the administrator's own words; see {@link requiresNote}. */
  note: v.optional(line(DISCARD_NOTE_MAX_LENGTH)),
  /** The venue that is kept when the reason is `duplicate`. */
  duplicateOf: v.optional(folderPathSchema),
};

/** The last decision on a venue. */
export const venueDecisionSchema = v.strictObject({
  /** ISO 8601. */
  at: v.string(),
  /** E-mail of the administrator. */
  by: v.nullable(v.string()),
  reason: v.nullable(v.picklist(DISCARD_REASONS)),
  note: v.nullable(v.string()),
  duplicateOf: v.nullable(v.strictObject({ folderPath: folderPathSchema, name: v.string() })),
});

/** A discarded venue that is probably the same place as a pending one: its source may have given it another id. */
export const discardedDuplicateSchema = v.strictObject({
  name: v.string(),
  ...v.omit(venueDecisionSchema, ['duplicateOf']).entries,
});
export type DiscardedDuplicate = v.InferOutput<typeof discardedDuplicateSchema>;
/** Body of approve and restore, and the required part of that of a discard (spec §7). */
export const moveBodySchema = v.strictObject({
  folderPath: folderPathSchema,
  country: requiredLine(100),
  city: requiredLine(100),
});
/** Body of a discard, which may give a reason. */
export const discardBodySchema = v.strictObject({
  ...moveBodySchema.entries,
  ...discardReasonEntries,
});
export type DiscardBody = v.InferInput<typeof discardBodySchema>;

const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A venue with the version that was seen, so that nobody decides on one that has changed since. */
export const versionedVenueSchema = v.strictObject({
  folderPath: folderPathSchema,
  version: versionSchema,
});

/** Response to approve, discard and restore: the venue's status and version after the move. */
export const moveResponseSchema = v.strictObject({
  folderPath: folderPathSchema,
  status: v.picklist(VENUE_STATUSES),
  version: versionSchema,
});
export type MoveResponse = v.InferOutput<typeof moveResponseSchema>;

/** Set on the response to a decision and an update: id of its activity record, by which it is undone. */
export const ACTIVITY_ID_HEADER = 'x-activity-id';

/** How many discarded venues have each reason; `none` counts those without one. */
export const reasonCountsSchema = v.strictObject(
  v.entriesFromList([...DISCARD_REASONS, 'none'], countSchema),
);
export type ReasonCounts = v.InferOutput<typeof reasonCountsSchema>;
