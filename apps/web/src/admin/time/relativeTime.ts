import { dayOf } from './day.ts';

const DAY = 86_400;

const UNITS = [
  ['hour', 3600],
  ['minute', 60],
] as const;

/** The days between the local days of two moments. */
const daysBetween = (at: Date, now: Date): number =>
  (Date.parse(dayOf(now)) - Date.parse(dayOf(at))) / (DAY * 1000);

/**
 * How long ago a moment is: "2 hours ago"; "now" within the last minute and in the future. From 24 hours on, calendar
 * days count, so that "yesterday" agrees with the heading of the day.
 */
export function relativeTime(locale: string, at: Date, now: Date): string {
  const seconds = (now.getTime() - at.getTime()) / 1000;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (seconds >= DAY) return format.format(-daysBetween(at, now), 'day');
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ['second', Infinity];
  return format.format(-Math.floor(seconds / size) || 0, unit);
}
