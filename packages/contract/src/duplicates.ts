import * as v from 'valibot';
import {
  moveResponseSchema,
  VENUES_PER_REQUEST_MAX,
  versionedVenueSchema,
} from './decisions/decisions.ts';
import { updateBodySchema } from './edit.ts';
import { uuidSchema } from './values.ts';
import { folderPathSchema } from './venue/folder-path.ts';
import type { VenueStatus } from './venue/status.ts';
import { addressSchema, sportsVenueSchema, venueReviewItemSchema } from './venue/venue.ts';

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

/** The other venues of the cluster of each venue that has one, see {@link clusterSchema}. */
export const duplicatesResponseSchema = v.record(folderPathSchema, v.array(duplicateSchema));
export type Duplicates = v.InferOutput<typeof duplicatesResponseSchema>;

/** `GET /api/venues/duplicates/cluster?folderPath=`: the cluster of a venue. */
export const clusterQuerySchema = v.strictObject({ folderPath: folderPathSchema });

/**
 * A venue with its possible duplicates, their possible duplicates, and so on: those that are fewest pairs
 * away first, of these the likeliest first.
 */
export const clusterSchema = v.strictObject({
  venue: venueReviewItemSchema,
  /** Each with its evidence compared with `venue`, at most `CLUSTER_MAX - 1`. */
  duplicates: v.array(duplicateSchema),
  /** Whether the cluster has more of them. */
  hasMore: v.boolean(),
});
export type Cluster = v.InferOutput<typeof clusterSchema>;

/**
 * Whether a venue of this status may be kept while those of the other statuses are discarded as its duplicates: an
 * approved one is only discarded for another one (D46).
 */
export const mayBeKept = (status: VenueStatus, others: readonly VenueStatus[]) =>
  status === 'approved' || (status === 'pending' && !others.includes('approved'));

/** How many venues a cluster shows and one merge decides on, at most. */
export const CLUSTER_MAX = 8;

const members = <T extends v.GenericSchema>(schema: T) =>
  v.pipe(v.array(schema), v.maxLength(CLUSTER_MAX - 1, `must name at most ${CLUSTER_MAX - 1}`));

/**
 * The fields that the venue that stays takes from the others; its other fields stay, even values that an update would
 * refuse.
 */
export const mergeChangesSchema = v.strictObject({
  sportsVenue: v.optional(v.partial(sportsVenueSchema)),
  address: v.optional(v.partial(addressSchema)),
  metadata: updateBodySchema.entries.metadata,
});
export type MergeChanges = v.InferOutput<typeof mergeChangesSchema>;

/** Body of a merge: the venues of a cluster, with the versions that were seen of those that change. */
export const mergeBodySchema = v.strictObject({
  /** The venue that stays. */
  keep: versionedVenueSchema,
  /** Absent where it takes no field from the others. */
  changes: v.optional(mergeChangesSchema),
  /** The venues that are discarded as its duplicates. */
  discard: members(versionedVenueSchema),
  /** The venues that are not the same as those above: they are no longer offered as their duplicates. */
  notDuplicates: v.optional(members(folderPathSchema), []),
});
export type MergeBody = v.InferOutput<typeof mergeBodySchema>;

/** Response to a merge: its venues after it, and an activity record by which all of it is undone. */
export const mergeResponseSchema = v.strictObject({
  kept: venueReviewItemSchema,
  discarded: v.array(moveResponseSchema),
  activityId: uuidSchema,
});
export type MergeResponse = v.InferOutput<typeof mergeResponseSchema>;
