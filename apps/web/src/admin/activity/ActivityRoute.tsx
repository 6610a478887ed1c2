import { PATHS } from '@campetto/contract';
import {
  activityPageLabels,
  activityPageTexts,
  activityTexts,
} from '@campetto/messages/admin/activity';
import { ActivityLayout, ActivityList, Banner, ButtonLink, LiveRegion } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { PageTitle } from '../../app/PageTitle.tsx';
import { useActivityPages } from '../../venue-client/history/useActivityPages.ts';
import { useRunEnds } from '../shell/runs/RunsProvider.tsx';
import { useAnnouncement } from '../useAnnouncement.ts';
import { ActivityFilterFields } from './ActivityFilterFields.tsx';
import { ActivityUndoConfirmation } from './ActivityUndoConfirmation.tsx';
import { useActivityDays } from './useActivityDays.ts';
import { useActivityFilters } from './useActivityFilters.ts';
import { useActivityUndo } from './useActivityUndo.ts';
import { useAnnouncedPages } from './useAnnouncedPages.ts';
import { usePagesProps } from './usePagesProps.ts';

/** All activity, page by page. Its filters are in the address. */
export function Component() {
  const { i18n } = useLingui();
  const page = activityPageTexts(i18n);
  const texts = activityTexts(i18n);
  const [filters, setFilters] = useActivityFilters();
  const list = useActivityPages(filters);
  const [announcement, announce] = useAnnouncement();
  const [problem, setProblem] = useState<string>();
  const undo = useActivityUndo(list.records, (text, failed) => {
    setProblem(failed ? text : undefined);
    if (!failed) announce(text);
    list.refresh();
  });
  useRunEnds(list.refresh);
  const days = useActivityDays(undo.undoing)(list.records ?? []);
  const filtered = filters.actor !== null || filters.kind !== null;
  const labels = activityPageLabels(i18n, { filtered });
  const loadMore = useAnnouncedPages(list, { days, empty: labels.empty, announce });

  return (
    <>
      <PageTitle title={page.title} />
      <ActivityLayout
        title={page.title}
        subtitle={page.subtitle}
        actions={<ButtonLink href={PATHS.audit}>{page.audit}</ButtonLink>}
        banner={
          problem !== undefined && (
            <Banner
              tone="critical"
              dismiss={{ label: page.dismiss, onAction: () => setProblem(undefined) }}
            >
              {problem}
            </Banner>
          )
        }
        filters={<ActivityFilterFields filters={filters} onChange={setFilters} />}
      >
        <ActivityList
          labels={labels}
          days={days}
          {...usePagesProps(list, texts, loadMore)}
          undo={undo.props}
        />
      </ActivityLayout>
      <ActivityUndoConfirmation {...undo.confirmation} />
      <LiveRegion {...announcement} />
    </>
  );
}
