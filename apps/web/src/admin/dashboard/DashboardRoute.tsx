import { dashboardTexts } from '@campetto/messages/admin/screens/dashboard';
import { Banner, DashboardLayout, LiveRegion } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { PageTitle } from '../../app/PageTitle.tsx';
import { useVenueCounts } from '../../venue-client/list/useVenueCounts.ts';
import { useAnnouncement } from '../useAnnouncement.ts';
import { useFailureText } from '../useFailureText.ts';
import { ActivityPanel } from './ActivityPanel.tsx';
import { ChecksPanel } from './ChecksPanel.tsx';
import { CountTiles } from './CountTiles.tsx';
import { DecisionsPanel } from './DecisionsPanel.tsx';
import { QuickActions } from './QuickActions.tsx';
import { ReasonsPanel } from './ReasonsPanel.tsx';
import { ReviewTask } from './ReviewTask.tsx';

/** The first screen of the back office (spec §2.11): the task, counts, quick actions, the latest activity and figures. */
export function Component() {
  const { i18n } = useLingui();
  const texts = dashboardTexts(i18n);
  const counts = useVenueCounts();
  const failureText = useFailureText();
  const [announcement, announce] = useAnnouncement();
  const [problem, setProblem] = useState<string>();

  return (
    <>
      <PageTitle title={texts.pageTitle} />
      <DashboardLayout
        title={texts.title}
        subtitle={texts.subtitle}
        banner={
          <>
            {counts.error !== undefined && (
              <Banner
                tone="critical"
                action={{ label: texts.retry, onAction: () => void counts.mutate() }}
              >
                {failureText(counts.error, texts.failed)}
              </Banner>
            )}
            {problem !== undefined && (
              <Banner
                tone="critical"
                dismiss={{ label: texts.dismiss, onAction: () => setProblem(undefined) }}
              >
                {problem}
              </Banner>
            )}
          </>
        }
        task={<ReviewTask counts={counts.data} failed={counts.error !== undefined} />}
        tiles={<CountTiles counts={counts.data} failed={counts.error !== undefined} />}
        actionsTitle={texts.actionsTitle}
        actions={<QuickActions />}
        activity={
          <ActivityPanel
            onUndone={(text, failed) => {
              setProblem(failed ? text : undefined);
              if (!failed) announce(text);
            }}
          />
        }
        trend={<DecisionsPanel />}
        more={
          <>
            <ChecksPanel />
            <ReasonsPanel />
          </>
        }
      />
      <LiveRegion {...announcement} />
    </>
  );
}
