import * as v from 'valibot';
import { DISCARD_REASONS } from '../decisions/decisions.ts';
import { requiredLine } from '../text.ts';
import { EMAIL_MAX, limitOf, uuidSchema } from '../values.ts';
import { folderPathSchema } from '../venue/folder-path.ts';
import { VENUE_STATUSES } from '../venue/status.ts';

export const ACTIVITY_LIMIT_MAX = 100;

export const ACTIVITY_KINDS = [
  'approved',
  'discarded',
  'restored',
  /** A pending venue was set aside for later, or got another note. */
  'setAside',
  /** A venue that was set aside is in the queue again. */
  'requeued',
  'updated',
  'created',
  'imported',
  'notDuplicate',
  /** An account became an administrator, or stopped being one (D30). */
  'adminAdded',
  'adminRemoved',
  'undone',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** The names of a venue's fields in its history, in the order in which it shows them. */
export const HISTORY_FIELDS = [
  'name',
  'phoneNumber',
  'website',
  'sportIds',
  'isVerified',
  'country',
  'countryCode',
  'city',
  'state',
  'stateCode',
  'street',
  'number',
  'postalCode',
  'formattedAddress',
  'latitude',
  'longitude',
  'picture',
  // Only an import changes these. A page of the version before leaves them out.
  'rating',
  'totalRatings',
  'lastUpdated',
  'source',
] as const;
export type HistoryField = (typeof HISTORY_FIELDS)[number];

/** A changed field. Values are text: sports are ids joined by commas, an empty value is ''. */
const fieldChangeSchema = v.strictObject({
  field: v.picklist(HISTORY_FIELDS),
  from: v.string(),
  to: v.string(),
});
export type FieldChange = v.InferOutput<typeof fieldChangeSchema>;

/**
 * One event in the directory: who did what, to which venue, when and why. An import is one record
 * for the whole run: `count` venues came from `source`. The history of a venue that it changed has a
 * record of its own.
 */
const activitySchema = v.strictObject({
  id: uuidSchema,
  kind: v.picklist(ACTIVITY_KINDS),
  /** ISO 8601. */
  at: v.string(),
  /**
   * E-mail of the administrator, or of the account that became one; the name of a scraper's key; null
   * for the server itself.
   */
  actor: v.nullable(v.string()),
  folderPath: v.nullable(folderPathSchema),
  venueName: v.nullable(v.string()),
  /** The status of the venue as it is now. */
  venueStatus: v.nullable(v.picklist(VENUE_STATUSES)),
  from: v.nullable(v.picklist(VENUE_STATUSES)),
  to: v.nullable(v.picklist(VENUE_STATUSES)),
  /** On a discard: one of the `DISCARD_REASONS`. */
  reason: v.nullable(v.picklist(DISCARD_REASONS)),
  /** The note written with a discard or with `setAside`. */
  note: v.nullable(v.string()),
  /** On a discard the venue that is kept, on `notDuplicate` the other venue, as they are now; also on their undo. */
  duplicateOf: v.nullable(
    v.strictObject({
      folderPath: folderPathSchema,
      name: v.string(),
      status: v.picklist(VENUE_STATUSES),
    }),
  ),
  /** On an update, on the undo of one, and on an import that changed the venue: the fields that changed. */
  changes: v.nullable(v.array(fieldChangeSchema)),
  /** On an undo: the kind of the undone record. */
  undid: v.nullable(v.picklist(ACTIVITY_KINDS)),
  /** Whether it can be undone now, and whether it has been. */
  undoable: v.boolean(),
  undone: v.boolean(),
  source: v.nullable(v.string()),
  count: v.nullable(v.pipe(v.number(), v.integer())),
  /** On the record of an import: its id, by which a list can be filtered to the venues that it added. */
  importId: v.nullable(uuidSchema),
  /**
   * The batch that the decision, or the undo, belongs to. The record of the batch itself has its own id here and no
   * venue; `count` is the number of its venues. The record of an import that only changed venues of its source has its
   * own id here, too. On the import of one venue: the record of the run.
   */
  batchId: v.nullable(uuidSchema),
  /**
   * The merge of duplicates that it belongs to, or the undo of one: an undo of one record of a merge undoes all of
   * them.
   */
  mergeId: v.nullable(uuidSchema),
});
export type Activity = v.InferOutput<typeof activitySchema>;

/** `GET /api/activity`: the newest records first; `cursor` comes from the `Link` header. */
export const activityQuerySchema = v.strictObject({
  limit: limitOf({ min: 1, max: ACTIVITY_LIMIT_MAX, preset: 10 }),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** Records of this administrator or scraper, named as `actor` of a record. */
  actor: v.optional(requiredLine(EMAIL_MAX)),
  kind: v.optional(v.picklist(ACTIVITY_KINDS, `must be one of ${ACTIVITY_KINDS.join(', ')}`)),
});
export type ActivityQuery = v.InferOutput<typeof activityQuerySchema>;
export const activityResponseSchema = v.array(activitySchema);

/** `GET /api/activity/actors`: who has records, sorted; the values of the filter. */
export const actorsSchema = v.array(v.string());

/** `GET /api/venues/history?folderPath=`: the events of one venue, the newest first. */
export const historyQuerySchema = v.strictObject({ folderPath: folderPathSchema });
