import { STATISTICS_DAYS } from '@campetto/contract';
import type { CountedBarsProps, DecisionChartProps, StatTileProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';

export const dashboardTexts = (i18n: I18n) => ({
  pageTitle: t(i18n)`Admin dashboard`,
  title: t(i18n)`Dashboard`,
  subtitle: t(i18n)`The state of the directory today.`,
  actionsTitle: t(i18n)`Quick actions`,
  comingSoon: t(i18n)`Coming soon`,
  failed: t(i18n)`Failed to load statistics`,
  retry: t(i18n)`Try again`,
  dismiss: t(i18n)`Dismiss`,
});

export const quickActions = (i18n: I18n) => ({
  venues: { title: t(i18n)`Review venues`, description: t(i18n)`Decide on the venues that wait.` },
  addVenue: { title: t(i18n)`Add venue`, description: t(i18n)`Enter a venue by hand.` },
  users: { title: t(i18n)`Manage users`, description: t(i18n)`Players and their accounts.` },
  analytics: { title: t(i18n)`View analytics`, description: t(i18n)`How the directory grows.` },
});

export const tileLabels = (i18n: I18n): Record<StatTileProps['kind'], string> => ({
  pending: t(i18n)`Pending reviews`,
  approved: t(i18n)`Approved venues`,
  discarded: t(i18n)`Discarded venues`,
  total: t(i18n)`Total venues`,
});

export const tileStates = (i18n: I18n): Pick<StatTileProps, 'pendingLabel' | 'missingLabel'> => ({
  pendingLabel: t(i18n)`Loading`,
  missingLabel: t(i18n)`Not available`,
});

const HOURS_FROM_MINUTES = 90;

/** A time that is only estimated: whole minutes, from ten on in steps of five, or hours. */
function estimateText(i18n: I18n, seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes >= HOURS_FROM_MINUTES) {
    return t(i18n)`${plural(Math.round(minutes / 60), { one: '# hour', other: '# hours' })}`;
  }
  const rounded = minutes < 10 ? minutes : Math.round(minutes / 5) * 5;
  return t(i18n)`${plural(rounded, { one: '# minute', other: '# minutes' })}`;
}

/** The task of the dashboard: `pace` are the seconds that a decision takes, null where unknown. */
export function reviewTaskText(i18n: I18n, left: number, pace: number | null): string {
  if (left === 0) return t(i18n)`No venue waits for a decision.`;
  const number = t(i18n)`${plural(left, { one: '# left', other: '# left' })}`;
  if (pace === null) return number;
  const time = estimateText(i18n, left * pace);
  return t(i18n)`${number}, about ${time} at your pace`;
}

export const reviewTaskTitles = (i18n: I18n) => ({
  left: t(i18n)`Continue reviewing`,
  done: t(i18n)`All decided`,
});

export const decisionChartLabels = (i18n: I18n): DecisionChartProps['labels'] => ({
  title: t(i18n)`Decisions per day`,
  empty: t(
    i18n,
  )`Nobody has decided in the last ${plural(STATISTICS_DAYS, { one: '# day', other: '# days' })}.`,
  loading: t(i18n)`Loading the decisions`,
  day: t(i18n)`Day`,
  approved: t(i18n)({ message: 'Approved', context: 'many venues' }),
  discarded: t(i18n)({ message: 'Discarded', context: 'many venues' }),
});

export const decisionChartTexts = (i18n: I18n) => ({
  failed: t(i18n)`Failed to load the decisions`,
  retry: t(i18n)`Try again`,
});

/** How many venues were decided on today, and how many of them by the reader. */
export const decidedTodayText = (i18n: I18n, all: number, own: number) =>
  t(
    i18n,
  )`${plural(all, { one: '# decided today', other: '# decided today' })}, ${plural(own, { one: '# by you', other: '# by you' })}`;

export const checkCountsLabels = (i18n: I18n): CountedBarsProps['labels'] => ({
  title: t(i18n)`Failed checks`,
  empty: t(i18n)`No pending venue fails a check; shared ones are not counted.`,
  loading: t(i18n)`Loading the failed checks`,
});

export const checkCountsTexts = (i18n: I18n) => ({
  failed: t(i18n)`Failed to load the failed checks`,
  retry: t(i18n)`Try again`,
});

/** In place of the number of a shared check (D41). */
export const notCounted = (i18n: I18n) => t(i18n)`not counted`;

/** A number from a count that stopped at a limit. */
export const atLeast = (i18n: I18n, count: number) => {
  const number = i18n.number(count);
  return t(i18n)`${number}+`;
};
