import * as v from 'valibot';
import { moveResponseSchema, VENUES_PER_REQUEST_MAX, versionedVenueSchema } from './decisions.ts';
import { updateBodySchema } from './edit.ts';
import { folderPathSchema } from './venue/folder-path.ts';
import { venueReviewItemSchema } from './venue/venue.ts';

/** Body of a search for duplicates: the venues to compare with the rest of the directory. */
export const duplicatesBodySchema = v.strictObject({
  folderPaths: v.pipe(
    v.array(folderPathSchema),
    v.minLength(1, 'must name a venue'),
    v.maxLength(VENUES_PER_REQUEST_MAX, `must name at most ${VENUES_PER_REQUEST_MAX} venues`),
  ),
});

/** A likely duplicate of a venue, with the evidence for it. */
const duplicateSchema = v.strictObject({
  item: venueReviewItemSchema,
  /** 0 to 1: how likely the two are the same venue. */
  score: v.number(),
  /** 0 to 1: how similar the names are. */
  name: v.number(),
  /** In metres; null where the place of either is unknown. */
  distance: v.nullable(v.number()),
  samePhone: v.boolean(),
  sameWebsite: v.boolean(),
});
export type Duplicate = v.InferOutput<typeof duplicateSchema>;

/** The likely duplicates of each venue that has one, the likeliest first, at most five. */
export const duplicatesResponseSchema = v.record(folderPathSchema, v.array(duplicateSchema));
export type Duplicates = v.InferOutput<typeof duplicatesResponseSchema>;

/** Body of a rejection: two venues that are not the same, in any order. */
export const rejectDuplicateBodySchema = v.pipe(
  v.strictObject({ venue: folderPathSchema, other: folderPathSchema }),
  v.forward(
    v.partialCheck(
      [['venue'], ['other']],
      ({ venue, other }) => venue !== other,
      'must be another venue',
    ),
    ['other'],
  ),
);

/** Response to a rejection: the activity record by which it is undone. */
export const rejectDuplicateResponseSchema = v.strictObject({
  activityId: v.pipe(v.string(), v.uuid()),
});

/** Body of a merge of two venues that are the same, each with the version that was seen. */
export const mergeBodySchema = v.strictObject({
  /** The venue that stays. */
  kept: versionedVenueSchema,
  /** Its new fields, as in an update; absent where nothing is copied to it. */
  changes: v.optional(v.omit(updateBodySchema, ['folderPath'])),
  /** The venue that is discarded as its duplicate. */
  duplicate: versionedVenueSchema,
});
export type MergeBody = v.InferInput<typeof mergeBodySchema>;

/** Response to a merge: both venues after it, and the activity record by which all of it is undone. */
export const mergeResponseSchema = v.strictObject({
  kept: venueReviewItemSchema,
  duplicate: moveResponseSchema,
  activityId: v.pipe(v.string(), v.uuid()),
});
export type MergeResponse = v.InferOutput<typeof mergeResponseSchema>;
