import { PATHS } from '@campetto/contract';
import { ActivityList, Banner, DashboardLayout, QuickActionCard } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { PageTitle } from '../../app/PageTitle.tsx';
import { useActivity } from '../../venues/activity.ts';
import { useVenueCounts } from '../../venues/counts.ts';
import { useFailureText } from '../useFailureText.ts';
import { CountTiles } from './CountTiles.tsx';
import { usePresentActivity } from './usePresentActivity.ts';

/** The back office's first screen (spec §2.11): how much there is to do, and what was done. */
export function Component() {
  const { t } = useLingui();
  const counts = useVenueCounts();
  const activity = useActivity();
  const failureText = useFailureText();
  const present = usePresentActivity();
  const comingSoon = t`Coming soon`;

  return (
    <>
      <PageTitle title={t`Admin dashboard`} />
      <DashboardLayout
        title={t`Dashboard`}
        subtitle={t`How the directory stands today.`}
        banner={
          counts.error !== undefined && (
            <Banner
              tone="critical"
              action={{ label: t`Try again`, onAction: () => void counts.mutate() }}
            >
              {failureText(counts.error, t`Failed to load statistics`)}
            </Banner>
          )
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
          <ActivityList
            labels={{
              title: t`Recent activity`,
              empty:
                activity.error === undefined
                  ? t`Nothing has happened yet.`
                  : failureText(activity.error, t`Failed to load recent activity`),
              loading: t`Loading recent activity`,
            }}
            items={(activity.data ?? []).map(present)}
            loading={activity.data === undefined && activity.error === undefined}
          />
        }
      />
    </>
  );
}
