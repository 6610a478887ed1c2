import { ATTRIBUTIONS, PATHS } from '@campetto/contract';
import { AboutDialog, AdminShell, Banner, Button, Stack } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { originOf, type SignInState } from '../../auth/origin.ts';
import { BRAND } from '../../config/brand.ts';
import { VenueProvider } from '../../venues/VenueProvider.tsx';
import { AdminLanguageSwitch } from '../AdminLanguageSwitch.tsx';
import { useOnline } from './useOnline.ts';

/**
 * The frame of every signed-in screen (spec §2.9) and their guard (spec §2.1): nothing renders
 * before the first sign-in state is known; anyone else is led to the sign-in page, which remembers
 * where they wanted to go. After a log-out by hand there is nothing to return to.
 */
export function Component() {
  const { user, end } = useAuth();
  const location = useLocation();
  if (user === undefined) return null;
  if (user === null) {
    const state: SignInState =
      end === 'logged-out' ? {} : { origin: originOf(location), expired: end === 'expired' };
    return <Navigate to={PATHS.admin} state={state} replace />;
  }
  return (
    <VenueProvider>
      <Shell email={user.email} lastLogin={user.lastLogin} />
    </VenueProvider>
  );
}

function Shell({ email, lastLogin }: { email: string; lastLogin: string | null }) {
  const { t, i18n } = useLingui();
  const { leave } = useAuth();
  const { pathname } = useLocation();
  const online = useOnline();
  const [aboutOpen, setAboutOpen] = useState(false);
  const date = i18n.date(lastLogin === null ? new Date() : new Date(lastLogin), {
    dateStyle: 'medium',
  });
  const entry = (href: string) => ({ id: href, href, current: pathname === href });
  return (
    <AdminShell
      labels={{
        navigation: t`Back office`,
        openMenu: t`Open menu`,
        closeMenu: t`Close menu`,
        administrator: t`Administrator`,
        logOut: t`Log out`,
        comingSoon: t`Coming soon`,
        skipToContent: t`Skip to content`,
      }}
      brand={{ name: BRAND.wordmark, href: PATHS.dashboard }}
      entries={[
        { ...entry(PATHS.dashboard), label: t`Dashboard`, icon: 'dashboard' },
        { ...entry(PATHS.venues), label: t`Review venues`, icon: 'venues' },
        { ...entry(PATHS.addVenue), label: t`Add venue`, icon: 'add' },
        { ...entry(PATHS.imports), label: t`Import`, icon: 'import' },
        { ...entry('/admin/users'), label: t`Manage users`, icon: 'users', disabled: true },
        { ...entry('/admin/analytics'), label: t`Analytics`, icon: 'analytics', disabled: true },
      ]}
      user={{ email }}
      lastLogin={t`Last login: ${date}`}
      languageSwitch={<AdminLanguageSwitch />}
      footer={
        <Button tone="quiet" onClick={() => setAboutOpen(true)}>
          {t`About the data`}
        </Button>
      }
      onLogOut={() => void leave('logged-out')}
    >
      <Stack gap="roomy">
        {!online && (
          <Banner tone="warning">{t`You are offline. What you see may be out of date.`}</Banner>
        )}
        <div>
          <Outlet />
        </div>
      </Stack>
      <AboutDialog
        open={aboutOpen}
        labels={{
          title: t`About the data`,
          close: t`Close`,
          intro: t`The venues come from these public sources. Each is used under its licence.`,
          opensInNewTab: t`opens in a new tab`,
        }}
        sources={ATTRIBUTIONS}
        onClose={() => setAboutOpen(false)}
      />
    </AdminShell>
  );
}
