import type { VenueFocusProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { ListTotal } from './list.ts';

export const inspectorLabels = (i18n: I18n) => ({
  evidence: t(i18n)`Look it up`,
  duplicates: t(i18n)`Possible duplicates`,
  noDifferences: t(i18n)`No field differs`,
  noChecks: t(i18n)`All checks passed`,
});

/** The links by which a venue is looked up. */
export const evidenceNames = (i18n: I18n) => ({
  map: t(i18n)`Open in OpenStreetMap`,
  search: t(i18n)`Search the web`,
  phone: t(i18n)`Call`,
});

export const focusLabels = (i18n: I18n): VenueFocusProps['labels'] => ({
  previous: t(i18n)`Previous venue`,
  next: t(i18n)`Next venue`,
  decision: t(i18n)`Decision`,
  reasons: t(i18n)`Why is it discarded?`,
  cancel: t(i18n)`Cancel`,
});

export const skipAction = (i18n: I18n) => ({
  label: t(i18n)`Skip`,
  accessibleLabel: t(i18n)`Skip to the next venue`,
});

/** Discards without a reason. */
export const noReason = (i18n: I18n) => t(i18n)`No reason`;

/** Where one is in the list, from 1 on, and of how many, where that is known. */
export function focusPosition(
  i18n: I18n,
  position: number,
  { total, capped, counting }: ListTotal,
): string {
  const place = i18n.number(position);
  if (counting) return t(i18n)`${place} of ...`;
  if (total === undefined || (capped && position > total)) return t(i18n)`Venue ${place}`;
  const count = i18n.number(total);
  return capped ? t(i18n)`${place} of more than ${count}` : t(i18n)`${place} of ${count}`;
}

/** How many venues the reviewer decided today. */
function decidedToday(i18n: I18n, count: number): string {
  const own = i18n.number(count);
  return t(i18n)`${own} today`;
}

/** How many venues are pending, and how many the reviewer decided today, unless that is shown elsewhere. */
export function reviewProgress(
  i18n: I18n,
  { left, mine }: { left: number; mine: number | undefined },
): string {
  const pending = i18n.number(left);
  const today = mine === undefined ? [] : [decidedToday(i18n, mine)];
  return [t(i18n)`${pending} to go`, ...today].join(' · ');
}

/** How many venues were decided today by the reviewer and by all, and by each of those who review too. */
export function focusProgress(
  i18n: I18n,
  {
    mine,
    all,
    others,
  }: { mine: number; all: number; others: readonly { name: string; decided: number }[] },
): string {
  const total = i18n.number(all);
  const today = decidedToday(i18n, mine);
  const people = others.map(({ name, decided }) => `${name} (${i18n.number(decided)})`).join(', ');
  return [
    all === mine ? today : t(i18n)`${today}, ${total} by all`,
    ...(others.length > 0 ? [t(i18n)`Also reviewing: ${people}`] : []),
  ].join(' · ');
}

/** Another reviewer has the venue at hand. */
export const otherReviewer = (i18n: I18n, name: string) =>
  name === ''
    ? t(i18n)`Another reviewer is looking at this venue.`
    : t(i18n)`${name} is looking at this venue.`;
