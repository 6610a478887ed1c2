import {
  decidedTodayText,
  decisionChartLabels,
  decisionChartTexts,
} from '@campetto/messages/admin/screens/dashboard';
import { DecisionChart } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useDecisionStatistics } from '../../venue-client/history/useDecisionStatistics.ts';
import { useFailureText } from '../useFailureText.ts';

/** The decisions of the last days. */
export function DecisionsPanel() {
  const { i18n } = useLingui();
  const texts = decisionChartTexts(i18n);
  const failureText = useFailureText();
  const { data, error, mutate } = useDecisionStatistics();
  const days = data?.days ?? [];
  const today = days.at(-1);
  const nameOf = (date: string, options: Intl.DateTimeFormatOptions) =>
    i18n.date(`${date}T00:00:00Z`, { ...options, timeZone: 'UTC' });
  return (
    <DecisionChart
      labels={decisionChartLabels(i18n)}
      summary={decidedTodayText(
        i18n,
        (today?.approved ?? 0) + (today?.discarded ?? 0),
        today?.own ?? 0,
      )}
      days={
        days.some(({ approved, discarded }) => approved + discarded > 0)
          ? days.map(({ date, approved, discarded }) => ({
              id: date,
              shortName: nameOf(date, { day: 'numeric' }),
              name: nameOf(date, { weekday: 'long', day: 'numeric', month: 'long' }),
              approved,
              discarded,
            }))
          : []
      }
      formatNumber={(count) => i18n.number(count)}
      pending={data === undefined && error === undefined}
      error={error === undefined ? undefined : failureText(error, texts.failed)}
      retry={{ label: texts.retry, onAction: () => void mutate() }}
    />
  );
}
