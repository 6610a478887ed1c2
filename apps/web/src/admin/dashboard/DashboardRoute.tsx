import { PATHS } from '@campetto/contract';
import { Banner, DashboardLayout, LiveRegion, QuickActionCard } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageTitle } from '../../app/PageTitle.tsx';
import { useVenueCounts } from '../../venues/counts.ts';
import { useAnnouncement } from '../useAnnouncement.ts';
import { useFailureText } from '../useFailureText.ts';
import { ActivityPanel } from './ActivityPanel.tsx';
import { CountTiles } from './CountTiles.tsx';
import { ReasonsPanel } from './ReasonsPanel.tsx';

/** The back office's first screen (spec §2.11): how much there is to do, and what was done. */
export function Component() {
  const { t } = useLingui();
  const counts = useVenueCounts();
  const failureText = useFailureText();
  const [announcement, announce] = useAnnouncement();
  const [problem, setProblem] = useState<string>();
  const comingSoon = t`Coming soon`;

  return (
    <>
      <PageTitle title={t`Admin dashboard`} />
      <DashboardLayout
        title={t`Dashboard`}
        subtitle={t`How the directory stands today.`}
        banner={
          <>
            {counts.error !== undefined && (
              <Banner
                tone="critical"
                action={{ label: t`Try again`, onAction: () => void counts.mutate() }}
              >
                {failureText(counts.error, t`Failed to load statistics`)}
              </Banner>
            )}
            {problem !== undefined && (
              <Banner
                tone="critical"
                dismiss={{ label: t`Dismiss`, onDismiss: () => setProblem(undefined) }}
              >
                {problem}
              </Banner>
            )}
          </>
        }
        tiles={<CountTiles counts={counts.data} failed={counts.error !== undefined} />}
        actionsTitle={t`Quick actions`}
        actions={
          <>
            <QuickActionCard
              title={t`Review venues`}
              description={t`Decide on the venues that wait.`}
              icon="venues"
              href={PATHS.venues}
            />
            <QuickActionCard
              title={t`Add venue`}
              description={t`Enter a venue by hand.`}
              icon="add"
              href={PATHS.addVenue}
            />
            <QuickActionCard
              title={t`Manage users`}
              description={t`Players and their accounts.`}
              icon="users"
              disabledNote={comingSoon}
            />
            <QuickActionCard
              title={t`View analytics`}
              description={t`How the directory grows.`}
              icon="analytics"
              disabledNote={comingSoon}
            />
          </>
        }
        activity={
          <ActivityPanel
            onTold={(text, isProblem) => {
              setProblem(isProblem ? text : undefined);
              if (!isProblem) announce(text);
            }}
          />
        }
        more={<ReasonsPanel />}
      />
      <LiveRegion {...announcement} />
    </>
  );
}
