import { DISCARD_REASONS } from '@campetto/contract';
import { reasonCountsLabels, reasonCountsTexts } from '@campetto/messages/admin/history';
import { CountedBars } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useReasonCounts } from '../../venue-client/decisions/useReasonCounts.ts';
import { listLink } from '../links/listLink.ts';
import { useFailureText } from '../useFailureText.ts';

/** Why venues were discarded, the most frequent reason first, each a link to these venues. */
export function ReasonsPanel() {
  const { i18n } = useLingui();
  const texts = reasonCountsTexts(i18n);
  const failureText = useFailureText();
  const { data, error, mutate } = useReasonCounts();
  const all = Object.values(data ?? {}).reduce((sum, count) => sum + count, 0);
  const reasons = data
    ? ([...DISCARD_REASONS, 'none'] as const)
        .map((id) => ({ id, name: texts.reasons[id], count: data[id] }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count)
    : [];
  return (
    <CountedBars
      labels={reasonCountsLabels(i18n)}
      bars={reasons.map(({ id, name, count }) => ({
        id,
        name,
        count: i18n.number(count),
        share: count / all,
        href: listLink('discarded', { reason: id }),
      }))}
      pending={data === undefined && error === undefined}
      error={error === undefined ? undefined : failureText(error, texts.failed)}
      retry={{ label: texts.retry, onAction: () => void mutate() }}
    />
  );
}
