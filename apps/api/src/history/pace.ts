/** A longer pause ends a sitting, in milliseconds. */
const PAUSE_MAX = 5 * 60_000;

/** Fewer intervals give no reliable median. */
const INTERVALS_MIN = 20;

/** How many decisions {@link paceOf} needs to see, at most. */
export const PACE_DECISIONS = 200;

/**
 * The median time between two decisions in one sitting, in seconds.
 *
 * @param times of the decisions, in their order or the reverse
 * @returns null where too few follow one another
 */
export function paceOf(times: readonly Date[]): number | null {
  const intervals = times
    .slice(1)
    .map((time, index) => Math.abs(time.getTime() - (times[index]?.getTime() ?? 0)))
    .filter((interval) => interval <= PAUSE_MAX)
    .sort((a, b) => a - b);
  const median = intervals[Math.floor(intervals.length / 2)];
  return median === undefined || intervals.length < INTERVALS_MIN ? null : median / 1000;
}
