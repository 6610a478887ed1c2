import { DISCARD_REASONS } from '@campetto/contract';
import { ReasonCounts } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useReasonCounts } from '../../venues/reasons.ts';
import { useFailureText } from '../useFailureText.ts';
import { useReasonTexts } from '../useReasonTexts.ts';

/** Why venues were discarded, the most frequent reason first. */
export function ReasonsPanel() {
  const { t, i18n } = useLingui();
  const texts = useReasonTexts();
  const failureText = useFailureText();
  const { data, error, mutate } = useReasonCounts();
  const names = { ...texts, none: t`Without a reason` };
  const all = Object.values(data ?? {}).reduce((sum, count) => sum + count, 0);
  const reasons = data
    ? ([...DISCARD_REASONS, 'none'] as const)
        .map((id) => ({ id, reason: names[id], count: data[id] }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count)
    : [];
  return (
    <ReasonCounts
      labels={{
        title: t`Why venues were discarded`,
        empty: t`No venue has been discarded yet.`,
        loading: t`Loading the reasons`,
      }}
      reasons={reasons.map(({ id, reason, count }) => ({
        id,
        reason,
        count: i18n.number(count),
        share: count / all,
      }))}
      loading={data === undefined && error === undefined}
      error={error === undefined ? undefined : failureText(error, t`Failed to load the reasons`)}
      retry={{ label: t`Try again`, onRetry: () => void mutate() }}
    />
  );
}
