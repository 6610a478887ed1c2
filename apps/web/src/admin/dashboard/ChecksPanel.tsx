import { PATHS } from '@campetto/contract';
import { checkTexts } from '@campetto/messages/admin/checks';
import {
  atLeast,
  checkCountsLabels,
  checkCountsTexts,
} from '@campetto/messages/admin/screens/dashboard';
import { CountedBars } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useCheckCounts } from '../../venue-client/checks/useCheckCounts.ts';
import { useFailureText } from '../useFailureText.ts';

/** The failed checks of the pending venues, each a link to the venues that fail it. */
export function ChecksPanel() {
  const { i18n } = useLingui();
  const texts = checkCountsTexts(i18n);
  const names = checkTexts(i18n);
  const failureText = useFailureText();
  const { data, error, mutate } = useCheckCounts();
  const most = data?.[0]?.count ?? 1;
  return (
    <CountedBars
      tone="warning"
      labels={checkCountsLabels(i18n)}
      bars={(data ?? []).map(({ check, count, capped }) => ({
        id: check,
        name: names[check].text,
        count: capped ? atLeast(i18n, count) : i18n.number(count),
        share: count / most,
        href: `${PATHS.venues}?check=${check}`,
      }))}
      pending={data === undefined && error === undefined}
      error={error === undefined ? undefined : failureText(error, texts.failed)}
      retry={{ label: texts.retry, onAction: () => void mutate() }}
    />
  );
}
