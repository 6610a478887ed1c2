import { PATHS } from '@campetto/contract';
import { screenNames } from '@campetto/messages/admin/screens/shell';
import type { AdminShellProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router-dom';

/** Screens without an entry of their own: links of the dashboard lead to them. */
const BEHIND_DASHBOARD: readonly string[] = [PATHS.activity, PATHS.audit, PATHS.keys];

/** The entries of the menu, with the screen that is shown. */
export function useShellEntries(): AdminShellProps['entries'] {
  const names = screenNames(useLingui().i18n);
  const { pathname } = useLocation();
  const entry = (href: string) => ({ id: href, href, current: pathname === href });
  return [
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
  ];
}
