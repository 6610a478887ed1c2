import { ATTRIBUTIONS, MAP_ATTRIBUTIONS, PATHS } from '@campetto/contract';
import { shortcutsName } from '@campetto/messages/admin/review/shortcuts';
import {
  aboutLabels,
  aboutTheData,
  lastLoginText,
  shellLabels,
} from '@campetto/messages/admin/screens/shell';
import { AboutDialog, AdminShell } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { BRAND } from '../../config/brand.ts';
import { AdminLanguageSwitch } from '../AdminLanguageSwitch.tsx';
import { FailureAnnouncement, ReviewFailures } from '../review/failures/ReviewFailures.tsx';
import { useShortcutsSetting } from '../review/shortcuts/ShortcutsProvider.tsx';
import { LogOutConfirmation } from './LogOutConfirmation.tsx';
import { RunAnnouncement } from './runs/RunAnnouncement.tsx';
import { RunList } from './runs/RunList.tsx';
import { useLogOut } from './useLogOut.ts';
import { useScreensAhead } from './useScreensAhead.ts';
import { useShellEntries } from './useShellEntries.ts';
import { useShellNotice } from './useShellNotice.ts';

/** The menu, header and footer of every signed-in screen (spec §2.9), around the screen. */
export function Shell({ email, lastLogin }: { email: string; lastLogin: string | null }) {
  const { i18n } = useLingui();
  const { askOrLogOut, question } = useLogOut();
  const { pathname } = useLocation();
  const { notice, setLanguageFailed } = useShellNotice();
  useScreensAhead();
  const shortcuts = useShortcutsSetting();
  const [aboutOpen, setAboutOpen] = useState(false);
  return (
    <AdminShell
      labels={shellLabels(i18n)}
      brand={{ name: BRAND.wordmark, href: PATHS.dashboard }}
      entries={useShellEntries()}
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
      status={
        <>
          <ReviewFailures />
          <RunList />
        </>
      }
      wide={pathname === PATHS.venues}
      onLogOut={askOrLogOut}
    >
      <Outlet />
      <RunAnnouncement />
      <FailureAnnouncement />
      <AboutDialog
        open={aboutOpen}
        labels={aboutLabels(i18n)}
        sources={[...ATTRIBUTIONS, ...MAP_ATTRIBUTIONS]}
        onClose={() => setAboutOpen(false)}
      />
      <LogOutConfirmation email={email} {...question} />
    </AdminShell>
  );
}
