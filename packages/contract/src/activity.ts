import * as v from 'valibot';
import { folderPathSchema } from './folder-path.ts';
import { ACTIVITY_LIMIT_DEFAULT, ACTIVITY_LIMIT_MAX } from './limits.ts';
import { VENUE_STATUSES } from './status.ts';

export const ACTIVITY_KINDS = [
  'approved',
  'discarded',
  'restored',
  'updated',
  'created',
  'imported',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/**
 * One thing that happened to the directory: who did what, to which venue, when and why. An
 * import is one record for the whole run: `count` venues came from `source`.
 */
export const activitySchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(ACTIVITY_KINDS),
  /** ISO 8601. */
  at: v.string(),
  /** E-mail of the administrator; null when the server itself did it. */
  actor: v.nullable(v.string()),
  folderPath: v.nullable(folderPathSchema),
  venueName: v.nullable(v.string()),
  from: v.nullable(v.picklist(VENUE_STATUSES)),
  to: v.nullable(v.picklist(VENUE_STATUSES)),
  reason: v.nullable(v.string()),
  source: v.nullable(v.string()),
  count: v.nullable(v.pipe(v.number(), v.integer())),
});
export type Activity = v.InferOutput<typeof activitySchema>;

/** `GET /api/activity?limit=`: the newest records first. */
export const activityQuerySchema = v.strictObject({
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, 'must be a whole number'),
      v.transform(Number),
      v.minValue(1, 'must be at least 1'),
      v.maxValue(ACTIVITY_LIMIT_MAX, `must be at most ${ACTIVITY_LIMIT_MAX}`),
    ),
    String(ACTIVITY_LIMIT_DEFAULT),
  ),
});
export const activityAnswerSchema = v.array(activitySchema);
