import { PATHS, type VenueCounts } from '@campetto/contract';
import { reviewTaskText, reviewTaskTitles } from '@campetto/messages/admin/screens/dashboard';
import { ContinueReview } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useDecisionStatistics } from '../../venue-client/history/useDecisionStatistics.ts';

interface ReviewTaskProps {
  counts: VenueCounts | undefined;
  failed: boolean;
}

/** The link to the pending venues, in the view that was used last; renders nothing if they could not be counted. */
export function ReviewTask({ counts, failed }: ReviewTaskProps) {
  const { i18n } = useLingui();
  const statistics = useDecisionStatistics();
  if (counts === undefined && failed) return null;
  if (counts === undefined || !(statistics.data || statistics.error))
    return <ContinueReview title={undefined} />;
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
