import * as v from 'valibot';
import { VENUE_CHECKS } from './venue-checks.ts';

/** The number up to which the venues of a check are counted. */
export const CHECK_COUNT_MAX = 10_000;

/**
 * How many pending venues fail each stored check, the most frequent first, without those that none fails.
 * `capped` where there are more than `CHECK_COUNT_MAX`.
 */
export const checkCountsSchema = v.array(
  v.strictObject({
    check: v.picklist(VENUE_CHECKS),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CHECK_COUNT_MAX)),
    capped: v.boolean(),
  }),
);
export type CheckCounts = v.InferOutput<typeof checkCountsSchema>;
