import { SHARED_CHECKS, type VenueCheck } from '@campetto/contract';
import { checkTexts } from '@campetto/messages/admin/checks';
import {
  atLeast,
  checkCountsLabels,
  checkCountsTexts,
  notCounted,
} from '@campetto/messages/admin/screens/dashboard';
import { CountedBars } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useCheckCounts } from '../../venue-client/checks/useCheckCounts.ts';
import { listLink } from '../links/listLink.ts';
import { useFailureText } from '../useFailureText.ts';

/** The failed checks of the pending venues, each a link to the venues that fail it. */
export function ChecksPanel() {
  const { i18n } = useLingui();
  const texts = checkCountsTexts(i18n);
  const names = checkTexts(i18n);
  const failureText = useFailureText();
  const { data, error, mutate } = useCheckCounts();
  const [most] = data ?? [];
  const row = (check: VenueCheck) => ({
    id: check,
    name: names[check].text,
    href: listLink('pending', { check }),
  });
  const counted = (data ?? []).map(({ check, count, capped }) => ({
    ...row(check),
    count: capped ? atLeast(i18n, count) : i18n.number(count),
    share: count / (most?.count ?? 1),
  }));
  const uncounted = SHARED_CHECKS.map((check) => ({
    ...row(check),
    count: notCounted(i18n),
    share: undefined,
  }));
  return (
    <CountedBars
      tone="warning"
      labels={checkCountsLabels(i18n)}
      bars={counted.length > 0 ? [...counted, ...uncounted] : []}
      pending={data === undefined && error === undefined}
      error={error === undefined ? undefined : failureText(error, texts.failed)}
      retry={{ label: texts.retry, onAction: () => void mutate() }}
    />
  );
}
