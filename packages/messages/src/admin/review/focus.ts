import type { VenueFocusProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { ListTotal } from '../list.ts';

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

/** Names discards without a reason. */
export const noReason = (i18n: I18n) => t(i18n)`No reason`;

/** The position in the list, counted from 1, and the number of all venues if it is known. */
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

interface Decided {
  mine: number;
  all: number;
}

function today(i18n: I18n, { mine, all }: Decided): string {
  const own = decidedToday(i18n, mine);
  const total = i18n.number(all);
  return all === mine ? own : t(i18n)`${own}, ${total} by everyone`;
}

/** How many venues are pending, and how many were decided today, unless that is shown elsewhere. */
export function reviewProgress(
  i18n: I18n,
  { left, decided }: { left: number; decided: Decided | undefined },
): string {
  const pending = i18n.number(left);
  return [t(i18n)`${pending} to go`, ...(decided ? [today(i18n, decided)] : [])].join(' · ');
}

type People = readonly { name: string; decided: number }[];

const namesOf = (i18n: I18n, people: People) =>
  people.map(({ name, decided }) => `${name} (${i18n.number(decided)})`).join(', ');

/** How many venues each person has decided today; undefined where nobody has. */
export function decidedByText(i18n: I18n, all: People): string | undefined {
  const people = namesOf(
    i18n,
    all.filter(({ decided }) => decided > 0),
  );
  return people === '' ? undefined : t(i18n)`Decided today: ${people}`;
}

/** How many venues were decided today by the reviewer and by all, and by each of those who review too. */
export function focusProgress(
  i18n: I18n,
  { others, ...decided }: Decided & { others: People },
): string {
  const people = namesOf(i18n, others);
  return [
    today(i18n, decided),
    ...(others.length > 0 ? [t(i18n)`Also reviewing: ${people}`] : []),
  ].join(' · ');
}
