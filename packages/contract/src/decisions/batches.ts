import * as v from 'valibot';
import { listFilterEntries, placeFilterEntries, withCityInCountry } from '../list.ts';
import { momentSchema } from '../text.ts';
import { undoProgressSchema } from '../undo.ts';
import { countSchema, uuidSchema } from '../values.ts';
import { folderPathSchema } from '../venue/folder-path.ts';
import { VENUE_MOVES, VENUE_STATUSES } from '../venue/status.ts';
import {
  DISCARD_REASONS,
  discardReasonEntries,
  VENUES_PER_REQUEST_MAX,
  versionedVenueSchema,
} from './decisions.ts';

/** How many venues a decision on selected venues names at most. */
const SELECTED_VENUES_MAX = 10_000;

/** How many skipped venues a run names. */
export const SKIPPED_NAMES_MAX = 100;

/** How many runs the list of runs contains at most. */
export const RUNS_MAX = 5;

const filterEntries = {
  status: v.picklist(VENUE_STATUSES, `must be one of ${VENUE_STATUSES.join(', ')}`),
  ...placeFilterEntries,
  ...listFilterEntries,
};

/** `GET /api/venues/matches`: the filters of a list, for a decision on all that match. */
export const matchesQuerySchema = withCityInCountry(v.strictObject(filterEntries));

/**
 * How the text of a search was found, in the order in which that is tried: as a phone number, as the address of a
 * website, as parts of its domain and path, as its host, as words, as parts of a domain, as words of which the last is
 * incomplete, as such words with other spaces in a postcode or in initials (`postcode`, a name that stays because the
 * audit log contains it), as the last digits of a phone number, or as the beginning of a word in a website.
 * Venues with similar words are shown only; nothing is decided on all of them. The field keeps its first name,
 * `searchStep`, for the same reason.
 */
export const SEARCH_METHODS = [
  'phone',
  'website',
  'websitePath',
  'host',
  'exact',
  'domain',
  'prefix',
  'postcode',
  'phoneEnd',
  'websiteWord',
] as const;
export type SearchMethod = (typeof SEARCH_METHODS)[number];

const momentEntries = {
  /** ISO 8601: venues that were added or changed after it do not count. */
  moment: momentSchema,
};

/** How many venues match, and what a decision on all of them sends back. */
export const matchesResponseSchema = v.strictObject({
  total: countSchema,
  ...momentEntries,
  /** How the words were found; null without words, and where no venue matches. */
  searchStep: v.nullable(v.picklist(SEARCH_METHODS)),
});
export type MatchesResponse = v.InferOutput<typeof matchesResponseSchema>;

/** All venues that match a filter, as they were at a moment, except those that were unselected. */
const matchingSchema = v.pipe(
  withCityInCountry(
    v.strictObject({
      ...filterEntries,
      ...momentEntries,
      searchStep: v.optional(v.picklist(SEARCH_METHODS)),
      except: v.optional(
        v.pipe(
          v.array(folderPathSchema),
          v.maxLength(VENUES_PER_REQUEST_MAX, `must name at most ${VENUES_PER_REQUEST_MAX} venues`),
        ),
        [],
      ),
    }),
  ),
  v.forward(
    v.partialCheck(
      [['q'], ['searchStep']],
      ({ q, searchStep }) => !q || searchStep !== undefined,
      'must be given with `q`',
    ),
    ['searchStep'],
  ),
);
export type Matching = v.InferOutput<typeof matchingSchema>;

/** The filter in the record of a decision; undefined if this version of the schema does not accept it. */
export function readMatching(recorded: unknown): Matching | undefined {
  const matching = v.safeParse(matchingSchema, recorded);
  return matching.success ? matching.output : undefined;
}

/**
 * Body of a decision on many venues: either named venues, each with the version that was seen, or all
 * that match a filter.
 */
export const decisionsBodySchema = v.pipe(
  v.strictObject({
    move: v.picklist(VENUE_MOVES),
    ...discardReasonEntries,
    venues: v.optional(
      v.pipe(
        v.array(versionedVenueSchema),
        v.minLength(1, 'must name a venue'),
        v.maxLength(SELECTED_VENUES_MAX, `must name at most ${SELECTED_VENUES_MAX} venues`),
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

/** Why a venue of a batch was not decided on. */
const SKIP_REASONS = ['changed', 'impossible', 'missing'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/**
 * The state of a run: the server works on it, someone stopped it, it reached all venues, or a failure
 * interrupted it.
 */
const RUN_STATES = ['running', 'stopped', 'finished', 'interrupted'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** The work of the server on a batch, and how far it has come. */
export const decisionRunSchema = v.strictObject({
  batchId: uuidSchema,
  move: v.picklist(VENUE_MOVES),
  reason: v.nullable(v.picklist(DISCARD_REASONS)),
  note: v.nullable(v.string()),
  /** E-mail of the administrator who started it. */
  by: v.nullable(v.string()),
  state: v.picklist(RUN_STATES),
  /** How many venues it is about, and how many of them were decided on or skipped. */
  total: countSchema,
  reached: countSchema,
  done: countSchema,
  /**
   * Venues that someone `changed` since they were seen, for which the move is `impossible` (because of their status,
   * because the venue that they duplicate is discarded, or because they are named twice), or that are `missing` from
   * the directory.
   */
  skipped: v.strictObject({ changed: countSchema, impossible: countSchema, missing: countSchema }),
  /** The first of the skipped venues. */
  firstSkipped: v.array(
    v.strictObject({
      folderPath: folderPathSchema,
      name: v.string(),
      why: v.picklist(SKIP_REASONS),
    }),
  ),
  /** ISO 8601. */
  startedAt: v.string(),
  endedAt: v.nullable(v.string()),
  /** Whether it can be resumed. */
  resumable: v.boolean(),
  /** Whether it has decisions that can be undone. */
  undoable: v.boolean(),
  /** Set while a server undoes the decisions. */
  undo: v.optional(undoProgressSchema),
  /** The key of the request that started it; absent after a day. */
  idempotencyKey: v.optional(v.string()),
});
export type DecisionRun = v.InferOutput<typeof decisionRunSchema>;

/** How many runs are listed by their ids at most. */
export const RUN_IDS_MAX = 100;

/**
 * `GET /api/venues/decisions`: the runs with these ids, separated by commas, instead of those that were neither
 * dismissed nor undone.
 */
export const decisionRunsQuerySchema = v.strictObject({
  batchIds: v.optional(
    v.pipe(
      v.string(),
      v.transform((ids) => ids.split(',')),
      v.check((ids) => ids.every((id) => v.is(uuidSchema, id)), 'must be ids, separated by commas'),
      v.check((ids) => ids.length <= RUN_IDS_MAX, `must be at most ${RUN_IDS_MAX} ids`),
    ),
  ),
});

/**
 * Runs of the administrator, running ones first, then the newest: those that were neither dismissed nor undone, or
 * those whose ids the request names, whatever has become of them. A dismissed run is listed again once its undo has
 * begun.
 */
export const decisionRunsSchema = v.array(decisionRunSchema);

/** Body of the requests that stop, resume, dismiss or undo a batch. */
export const batchBodySchema = v.strictObject({ batchId: uuidSchema });
