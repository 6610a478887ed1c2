import * as v from 'valibot';
import { countSchema } from '../values.ts';

/** How many days the statistics of decisions contain, today included. */
export const STATISTICS_DAYS = 14;

/** Whether a text is a time zone of the IANA database. */
function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** `GET /api/activity/decisions`: days begin at midnight of the time zone. */
export const decisionStatisticsQuerySchema = v.strictObject({
  timeZone: v.pipe(
    v.string(),
    v.maxLength(64),
    v.check(isTimeZone, 'must be a time zone, such as Europe/Rome'),
  ),
});

/** The decisions of the last days, without those that were undone. */
export const decisionStatisticsSchema = v.strictObject({
  /** The last {@link STATISTICS_DAYS} days, today last. */
  days: v.array(
    v.strictObject({
      /** YYYY-MM-DD. */
      date: v.string(),
      approved: countSchema,
      discarded: countSchema,
      /** How many of both the administrator who sends the request has decided. */
      own: countSchema,
    }),
  ),
  /**
   * The median time between two decisions of this administrator in one sitting, in seconds; null while
   * there are too few.
   */
  pace: v.nullable(v.pipe(v.number(), v.minValue(0))),
});
export type DecisionStatistics = v.InferOutput<typeof decisionStatisticsSchema>;
