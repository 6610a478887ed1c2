import { ATTRIBUTIONS, MAP_ATTRIBUTIONS, PATHS } from '@campetto/contract';
import { shortcutsName } from '@campetto/messages/admin/decisions';
import {
  aboutLabels,
  aboutTheData,
  lastLoginText,
  screenNames,
  shellLabels,
} from '@campetto/messages/admin/shell';
import { AboutDialog, AdminShell } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { originOf, type SignInState } from '../../auth/origin.ts';
import { BRAND } from '../../config/brand.ts';
import { VenueProvider } from '../../venue-client/VenueProvider.tsx';
import { AdminLanguageSwitch } from '../AdminLanguageSwitch.tsx';
import { DialogHistory } from '../DialogHistory.tsx';
import { IdleWarning } from '../login/IdleWarning.tsx';
import { SignInAgain } from '../login/SignInAgain.tsx';
import { ShortcutsProvider, useShortcutsSetting } from '../review/shortcuts/ShortcutsProvider.tsx';
import { RunAnnouncement } from './RunAnnouncement.tsx';
import { RunList } from './RunList.tsx';
import { RunsProvider } from './RunsProvider.tsx';
import { useScreensAhead } from './useScreensAhead.ts';
import { useShellNotice } from './useShellNotice.ts';

/** Screens without an entry of their own: links of the dashboard lead to them. */
const BEHIND_DASHBOARD: readonly string[] = [PATHS.activity, PATHS.audit, PATHS.keys];

/**
 * The layout of every signed-in screen (spec §2.9) and their guard (spec §2.1): nothing renders
 * before the sign-in state is known; visitors who are not signed in are redirected to the sign-in
 * page, which returns to the requested address, except after a log-out by hand.
 */
export function Component() {
  const { user, loggedOut } = useAuth();
  const location = useLocation();
  if (user === undefined) return null;
  if (user === null) {
    const state: SignInState = loggedOut ? {} : { origin: originOf(location) };
    return <Navigate to={PATHS.admin} state={state} replace />;
  }
  return (
    // Nothing of one account's work is shown to another.
    <VenueProvider key={user.uid}>
      <DialogHistory>
        <ShortcutsProvider>
          <RunsProvider>
            <Shell email={user.email} lastLogin={user.lastLogin} />
          </RunsProvider>
        </ShortcutsProvider>
        <SignInAgain email={user.email} />
        <IdleWarning />
      </DialogHistory>
    </VenueProvider>
  );
}

function Shell({ email, lastLogin }: { email: string; lastLogin: string | null }) {
  const { i18n } = useLingui();
  const names = screenNames(i18n);
  const { logOut } = useAuth();
  const { pathname } = useLocation();
  const { notice, setLanguageFailed } = useShellNotice();
  useScreensAhead();
  const shortcuts = useShortcutsSetting();
  const [aboutOpen, setAboutOpen] = useState(false);
  const entry = (href: string) => ({ id: href, href, current: pathname === href });
  return (
    <AdminShell
      labels={shellLabels(i18n)}
      brand={{ name: BRAND.wordmark, href: PATHS.dashboard }}
      entries={[
        {
          ...entry(PATHS.dashboard),
          ...(BEHIND_DASHBOARD.includes(pathname) && { current: 'within' }),
          label: names.dashboard,
          icon: 'dashboard',
        },
        { ...entry(PATHS.venues), label: names.venues, icon: 'venues' },
        { ...entry(PATHS.addVenue), label: names.addVenue, icon: 'add' },
        { ...entry(PATHS.imports), label: names.imports, icon: 'import' },
        { ...entry('/admin/users'), label: names.users, icon: 'users', disabled: true },
        { ...entry('/admin/analytics'), label: names.analytics, icon: 'analytics', disabled: true },
      ]}
      user={{ email }}
      lastLogin={lastLoginText(i18n, lastLogin === null ? new Date() : new Date(lastLogin))}
      notice={notice}
      languageSwitch={<AdminLanguageSwitch onFailed={setLanguageFailed} />}
      tools={[
        {
          id: 'shortcuts',
          label: shortcutsName(i18n),
          icon: 'shortcuts',
          onOpen: shortcuts.show,
        },
        {
          id: 'about',
          label: aboutTheData(i18n),
          icon: 'about',
          onOpen: () => setAboutOpen(true),
        },
      ]}
      status={<RunList />}
      wide={pathname === PATHS.venues}
      onLogOut={() => void logOut()}
    >
      <Outlet />
      <RunAnnouncement />
      <AboutDialog
        open={aboutOpen}
        labels={aboutLabels(i18n)}
        sources={[...ATTRIBUTIONS, ...MAP_ATTRIBUTIONS]}
        onClose={() => setAboutOpen(false)}
      />
    </AdminShell>
  );
}
