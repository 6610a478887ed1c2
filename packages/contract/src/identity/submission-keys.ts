import * as v from 'valibot';
import { requiredLine } from '../text.ts';
import { MANUAL_SOURCE, SOURCE_NAME_MAX } from '../venue/venue.ts';

/** How many sources a key names at most. */
export const KEY_SOURCES_MAX = 20;
const KEY_DAYS_MAX = 730;
/** How many files a day a key may allow at most. */
export const KEY_QUOTA_MAX = 10_000;

const nameSchema = v.pipe(
  v.string(),
  v.regex(/^[\w.-]{1,100}$/, 'must have 1 to 100 letters, digits, dots, hyphens or underscores'),
);

const sourcesSchema = v.pipe(
  v.array(
    v.pipe(
      requiredLine(SOURCE_NAME_MAX),
      v.check((source) => source !== MANUAL_SOURCE, 'must not be that of venues added by hand'),
    ),
  ),
  v.minLength(1, 'must name a source'),
  v.maxLength(KEY_SOURCES_MAX, `must name at most ${KEY_SOURCES_MAX} sources`),
);

const wholeNumber = (max: number) =>
  v.nullable(
    v.pipe(
      v.number(),
      v.integer('must be a whole number'),
      v.minValue(1, 'must be at least 1'),
      v.maxValue(max, `must be at most ${max}`),
    ),
  );

/** Body of a grant: the name of a scraper, and what its key may do. */
export const grantKeyBodySchema = v.strictObject({
  name: nameSchema,
  sources: sourcesSchema,
  /** Days until the key expires; null for never. */
  days: v.optional(wholeNumber(KEY_DAYS_MAX), null),
  /** Submissions a day, by UTC; null for any number. */
  dailyQuota: v.optional(wholeNumber(KEY_QUOTA_MAX), null),
});
export type GrantKeyBody = v.InferOutput<typeof grantKeyBodySchema>;

export const revokeKeyBodySchema = v.strictObject({ name: nameSchema });

const keySchema = v.strictObject({
  name: v.string(),
  /** The sources whose venues it may submit. */
  sources: v.array(v.string()),
  /** ISO 8601, as the other times. */
  createdAt: v.string(),
  expiresAt: v.nullable(v.string()),
  lastUsedAt: v.nullable(v.string()),
  dailyQuota: v.nullable(v.number()),
  /** Submissions since midnight, by UTC. */
  usedToday: v.number(),
});
export type SubmissionKey = v.InferOutput<typeof keySchema>;

/** The keys that were not revoked, expired ones too, by name. */
export const keysResponseSchema = v.array(keySchema);

/** The key itself, which is never sent again, as `key`. */
export const grantedKeySchema = v.strictObject({ ...keySchema.entries, key: v.string() });
