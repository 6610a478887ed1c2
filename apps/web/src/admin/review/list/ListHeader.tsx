import { PATHS } from '@campetto/contract';
import { exportLabels } from '@campetto/messages/admin/exports';
import {
  reviewSubtitles,
  reviewTexts,
  reviewTitles,
  shownText,
} from '@campetto/messages/admin/list';
import { decidedByText, reviewProgress } from '@campetto/messages/admin/review/focus';
import { shortcutLegend, shortcutsName } from '@campetto/messages/admin/review/shortcuts';
import { ExportMenu, ReviewHeader } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useExport } from '../../../venue-client/exports/useExport.ts';
import { decidedToday, useReviewers } from '../../../venue-client/leases/useReviewers.ts';
import type { ListFilters } from '../../../venue-client/list/listRequest.ts';
import { useVenueCounts } from '../../../venue-client/list/useVenueCounts.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import { useRequestOverview } from '../../../venue-client/useRevalidateOverview.ts';
import type { ReviewFailure } from '../reviewFailure.ts';
import { useShortcutsSetting } from '../shortcuts/ShortcutsProvider.tsx';

interface ListHeaderProps {
  filters: ListFilters;
  list: VenueList;
  /** How many venues were decided today is shown here, and nowhere else. */
  withToday: boolean;
  /** How the list is shown. */
  view: ReactNode;
  reportFailure: (failure: ReviewFailure | undefined) => void;
  announce: (message: string) => void;
}

/** The title of the list and the progress of its review, with shortcuts, export, refresh and the link to add a venue. */
export function ListHeader({
  filters,
  list,
  withToday,
  view,
  reportFailure,
  announce,
}: ListHeaderProps) {
  const { i18n } = useLingui();
  const texts = reviewTexts(i18n);
  const shortcuts = useShortcutsSetting();
  const requestOverview = useRequestOverview();
  const download = useExport(filters, (error) =>
    reportFailure(error === undefined ? undefined : { action: 'export', error }),
  );
  /** Whether the button has begun the current refresh, so that its end is announced. */
  const isRequested = useRef(false);
  const onRefreshed = useEffectEvent(() => {
    if (isRequested.current && list.error === undefined)
      announce(shownText(i18n, list.venues?.length ?? 0, list));
    isRequested.current = false;
  });
  const { refreshing } = list;
  useEffect(() => {
    if (!refreshing) onRefreshed();
  }, [refreshing]);
  return (
    <ReviewHeader
      title={reviewTitles(i18n)[filters.status]}
      subtitle={reviewSubtitles(i18n)[filters.status]}
      {...useProgress(filters, withToday)}
      addVenue={{ label: texts.addVenue, href: PATHS.addVenue }}
      shortcuts={{
        label: shortcutsName(i18n),
        legend: shortcuts.enabled ? shortcutLegend(i18n) : undefined,
        onAction: shortcuts.show,
      }}
      view={view}
      exportMenu={
        <ExportMenu
          // Venues with similar words cannot be exported.
          labels={exportLabels(i18n, list.similarWords ? { total: 0, capped: false } : list)}
          pending={download.pending}
          onExport={(format) => void download.start(format)}
        />
      }
      refresh={{
        label: texts.refresh,
        pending: list.refreshing,
        onAction: () => {
          isRequested.current = true;
          requestOverview();
          void list.refresh();
        },
      }}
    />
  );
}

/** About as wide as the figures, so that they wrap alike and nothing moves when they are known. */
const PROGRESS_ROOM = '\u2007'.repeat(18);

function useProgress({ status }: ListFilters, withToday: boolean) {
  const { i18n } = useLingui();
  const { data: counts } = useVenueCounts();
  const { data: reviewers } = useReviewers();
  if (status !== 'pending') return undefined;
  if (!counts || !reviewers) return { progress: PROGRESS_ROOM };
  const decided = withToday ? decidedToday(reviewers) : undefined;
  return {
    progress: reviewProgress(i18n, { left: counts.scrapedCount, decided }),
    progressDetail: withToday ? decidedByText(i18n, reviewers) : undefined,
  };
}
