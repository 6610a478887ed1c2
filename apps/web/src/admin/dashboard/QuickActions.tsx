import { PATHS } from '@campetto/contract';
import { dashboardTexts, quickActions } from '@campetto/messages/admin/screens/dashboard';
import { QuickActionCard } from '@campetto/ui';
import { useLingui } from '@lingui/react';

/** The links to what is done most often (spec §2.11). */
export function QuickActions() {
  const { i18n } = useLingui();
  const { comingSoon } = dashboardTexts(i18n);
  const actions = quickActions(i18n);
  return (
    <>
      <QuickActionCard {...actions.venues} icon="venues" href={PATHS.venues} />
      <QuickActionCard {...actions.addVenue} icon="add" href={PATHS.addVenue} />
      <QuickActionCard {...actions.users} icon="users" disabledNote={comingSoon} />
      <QuickActionCard {...actions.analytics} icon="analytics" disabledNote={comingSoon} />
    </>
  );
}
