export interface Day {
  /** YYYY-MM-DD. */
  date: string;
  /** Its first moment. */
  start: Date;
}

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  // Swedish writes dates as ISO 8601 does.
  const local = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${local.replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
}

/** The last `count` days in the calendar of a time zone, ending with the day of `now`. */
export function lastDays(now: Date, timeZone: string, count: number): Day[] {
  const today = Date.parse(now.toLocaleDateString('sv-SE', { timeZone }));
  return Array.from({ length: count }, (_, index) => {
    const midnight = new Date(today);
    midnight.setUTCDate(midnight.getUTCDate() - (count - 1 - index));
    const utc = midnight.getTime();
    const near = utc - offsetAt(utc, timeZone);
    // The clocks may have changed between UTC's midnight and the midnight of the time zone.
    const start = new Date(utc - offsetAt(near, timeZone));
    return { date: midnight.toISOString().slice(0, 10), start };
  });
}
