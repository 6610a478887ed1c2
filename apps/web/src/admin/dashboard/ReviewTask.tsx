import { PATHS, type VenueCounts } from '@campetto/contract';
import { reviewTaskText, reviewTaskTitles } from '@campetto/messages/admin/dashboard/dashboard';
import { ContinueReview } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useDecisionStatistics } from '../../venue-client/history/useDecisionStatistics.ts';

/** The link to the pending venues, in the view that was used last; nothing before they are counted. */
export function ReviewTask({ counts }: { counts: VenueCounts | undefined }) {
  const { i18n } = useLingui();
  const statistics = useDecisionStatistics();
  if (counts === undefined) return null;
  const left = counts.scrapedCount;
  const titles = reviewTaskTitles(i18n);
  return (
    <ContinueReview
      title={left > 0 ? titles.left : titles.done}
      detail={reviewTaskText(i18n, left, statistics.data?.pace ?? null)}
      href={left > 0 ? PATHS.venues : undefined}
    />
  );
}
