import * as v from 'valibot';
import { momentSchema } from './text.ts';
import { folderPathSchema } from './venue/folder-path.ts';

/** How long a lease lasts unless it is requested again; others do not review the venue meanwhile. */
export const LEASE_SECONDS = 120;

/** How many venues a reviewer may request at once. */
export const LEASES_MAX = 10;

/** Body of a request for leases: the venues at hand and the next ones; all earlier leases end. */
export const leasesBodySchema = v.strictObject({
  folderPaths: v.pipe(
    v.array(folderPathSchema),
    v.maxLength(LEASES_MAX, `must name at most ${LEASES_MAX} venues`),
  ),
});

/** The requested venues that another reviewer has, by folder path, with their name. */
export const leasesResponseSchema = v.strictObject({
  others: v.record(folderPathSchema, v.string()),
});

/** Query of the reviewers: since when decisions are counted, at most two days ago. */
export const reviewersQuerySchema = v.strictObject({
  since: momentSchema,
});

const reviewerSchema = v.strictObject({
  /** E-mail address; '' if the account has none. */
  name: v.string(),
  isMe: v.boolean(),
  /** Approved and discarded venues, without those that were undone. */
  decided: v.number(),
  /** The venue at hand, if there is one. */
  venue: v.nullable(v.strictObject({ folderPath: folderPathSchema, name: v.string() })),
});
export type Reviewer = v.InferOutput<typeof reviewerSchema>;

/** Who has decided since a time or is reviewing now, the most decisions first. */
export const reviewersResponseSchema = v.array(reviewerSchema);
