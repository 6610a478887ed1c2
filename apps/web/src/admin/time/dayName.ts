import { dayNames } from '@campetto/messages/admin/activity';
import type { I18n } from '@lingui/core';
import { dayBefore, dayOf } from './day.ts';

/** The name of a local day, YYYY-MM-DD: "Today", "Friday 20 November", with the year unless it is this one. */
export function dayName(i18n: I18n, day: string, now: Date): string {
  if (day === dayOf(now)) return dayNames(i18n).today;
  if (day === dayBefore(now)) return dayNames(i18n).yesterday;
  return i18n.date(`${day}T00:00:00Z`, {
    ...({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const),
    ...(day.startsWith(`${now.getFullYear()}-`) ? {} : ({ year: 'numeric' } as const)),
  });
}
