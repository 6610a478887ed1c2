import * as v from 'valibot';
import {
  decisionResultSchema,
  discardReasonEntries,
  VENUES_PER_REQUEST_MAX,
  versionedVenueSchema,
} from './decisions.ts';
import { CITY_MESSAGE, isCityInCountry, listFilterEntries, placeFilterEntries } from './list.ts';
import { folderPathSchema } from './venue/folder-path.ts';
import { VENUE_STATUSES } from './venue/status.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const batchId = v.pipe(v.string(), v.uuid());

/** How many skipped venues the report on a batch names. */
export const SKIPPED_NAMES_MAX = 100;

const filterEntries = {
  status: v.picklist(VENUE_STATUSES, `must be one of ${VENUE_STATUSES.join(', ')}`),
  ...placeFilterEntries,
  ...listFilterEntries,
};

/** `GET /api/venues/matches`: the filters of a list, for a decision on all that match. */
export const matchesQuerySchema = v.pipe(
  v.strictObject(filterEntries),
  v.forward(v.partialCheck([['country'], ['city']], isCityInCountry, CITY_MESSAGE), ['city']),
);

/**
 * How the words of a search were found: as they are, or with an incomplete last word. Venues with similar
 * words are shown only; nothing is decided on all of them.
 */
export const SEARCH_STEPS = ['exact', 'prefix'] as const;
export type SearchStep = (typeof SEARCH_STEPS)[number];

const momentEntries = {
  /** ISO 8601: venues that were added or changed after it do not count. */
  moment: v.pipe(v.string(), v.isoTimestamp('must be a moment in ISO 8601')),
};

/** How many venues match, and what a decision on all of them sends back. */
export const matchesResponseSchema = v.strictObject({
  total: count,
  ...momentEntries,
  /** How the words were found; null without words, and where no venue matches. */
  searchStep: v.nullable(v.picklist(SEARCH_STEPS)),
});
export type MatchesResponse = v.InferOutput<typeof matchesResponseSchema>;

/** All venues that match a filter, as they were at a moment, except those that were unselected. */
const matchingSchema = v.pipe(
  v.strictObject({
    ...filterEntries,
    ...momentEntries,
    searchStep: v.optional(v.picklist(SEARCH_STEPS)),
    except: v.optional(
      v.pipe(
        v.array(folderPathSchema),
        v.maxLength(VENUES_PER_REQUEST_MAX, `must name at most ${VENUES_PER_REQUEST_MAX} venues`),
      ),
      [],
    ),
  }),
  v.forward(v.partialCheck([['country'], ['city']], isCityInCountry, CITY_MESSAGE), ['city']),
);
export type Matching = v.InferOutput<typeof matchingSchema>;

/**
 * Body of a decision on many venues: either named venues, each with the version that was seen, or all
 * that match a filter.
 */
export const decisionsBodySchema = v.pipe(
  v.strictObject({
    move: v.picklist(['approve', 'discard', 'restore']),
    ...discardReasonEntries,
    venues: v.optional(
      v.pipe(
        v.array(versionedVenueSchema),
        v.minLength(1, 'must name a venue'),
        v.maxLength(VENUES_PER_REQUEST_MAX, `must name at most ${VENUES_PER_REQUEST_MAX} venues`),
      ),
    ),
    matching: v.optional(matchingSchema),
  }),
  v.forward(
    v.partialCheck(
      [['venues'], ['matching']],
      ({ venues, matching }) => (venues === undefined) !== (matching === undefined),
      'must be given, or else `matching`',
    ),
    ['venues'],
  ),
);
export type DecisionsBody = v.InferOutput<typeof decisionsBodySchema>;
export type DecisionsInput = v.InferInput<typeof decisionsBodySchema>;

/** The report on a batch: how many venues were decided on, and why the others were not. */
const decisionsReportSchema = v.strictObject({
  batchId,
  /** How many venues it was about, and how many of them were decided on or skipped. */
  total: count,
  reached: count,
  done: count,
  skipped: v.strictObject({ changed: count, impossible: count, missing: count }),
  /** The first of the skipped venues. */
  named: v.array(
    v.strictObject({
      folderPath: folderPathSchema,
      name: v.string(),
      why: v.picklist(['changed', 'impossible', 'missing']),
    }),
  ),
  /** It was stopped before its end. */
  stopped: v.boolean(),
});
export type DecisionsReport = v.InferOutput<typeof decisionsReportSchema>;

const failedEvent = v.strictObject({
  type: v.literal('failed'),
  detail: v.string(),
  requestId: v.string(),
});

/** One line of the response to a decision on many venues: progress, and at last the report. */
export const decisionsEventSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('progress'),
    batchId,
    /** Venues that were decided on or skipped, of `total`. */
    reached: count,
    done: count,
    total: count,
    /** What became of the named venues of this step; empty for a filter. */
    results: v.array(decisionResultSchema),
  }),
  v.strictObject({ type: v.literal('report'), report: decisionsReportSchema }),
  failedEvent,
]);
export type DecisionsEvent = v.InferOutput<typeof decisionsEventSchema>;

/** Body of the requests that stop a batch or undo it. */
export const batchBodySchema = v.strictObject({ batchId });

/** The response to a stop: how many venues had been decided on. */
export const stopResponseSchema = v.strictObject({ done: count });

/** The report on the undo of a batch. `refused` venues have been changed, or undone by themselves. */
const undoBatchReportSchema = v.strictObject({ undone: count, refused: count });
export type UndoBatchReport = v.InferOutput<typeof undoBatchReportSchema>;

/** One line of the response to the undo of a batch: progress, and at last the report. */
export const undoBatchEventSchema = v.variant('type', [
  v.strictObject({ type: v.literal('progress'), reached: count, total: count }),
  v.strictObject({ type: v.literal('report'), report: undoBatchReportSchema }),
  failedEvent,
]);
export type UndoBatchEvent = v.InferOutput<typeof undoBatchEventSchema>;
