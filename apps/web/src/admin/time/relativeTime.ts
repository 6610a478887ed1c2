const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago a moment is: "2 hours ago"; "now" within the last minute and in the future. */
export function relativeTime(locale: string, at: Date, now: Date): string {
  const seconds = (now.getTime() - at.getTime()) / 1000;
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ['second', Infinity];
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return format.format(-Math.floor(seconds / size) || 0, unit);
}
