import { PATHS } from '@campetto/contract';
import { useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Component as Activity } from '../admin/activity/ActivityRoute.tsx';
import { Component as Audit } from '../admin/activity/AuditRoute.tsx';
import { Component as AddVenue } from '../admin/create/AddVenueRoute.tsx';
import { Component as Dashboard } from '../admin/dashboard/DashboardRoute.tsx';
import { Component as Imports } from '../admin/imports/ImportRoute.tsx';
import { Component as Login } from '../admin/login/LoginRoute.tsx';
import { Component as Review } from '../admin/review/ReviewRoute.tsx';
import { Component as Shell } from '../admin/shell/ShellRoute.tsx';
import { Root } from '../app/Root.tsx';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import type { Session, SessionUser } from '../auth/session.ts';
import { AppConfigContext } from '../config/AppConfig.tsx';

const CONFIG = {
  firebase: { apiKey: '', authDomain: '', projectId: '', emulatorUrl: null },
  mediaBase: '/media',
  geocoderBase: '/api/geocode',
};

const pending = () => new Promise<never>(() => undefined);

const ROUTES = [
  {
    Component: Root,
    children: [
      { path: PATHS.admin, Component: Login },
      {
        Component: Shell,
        children: [
          { path: PATHS.dashboard, Component: Dashboard },
          { path: PATHS.venues, Component: Review },
          { path: PATHS.addVenue, Component: AddVenue },
          { path: PATHS.imports, Component: Imports },
          { path: PATHS.activity, Component: Activity },
          { path: PATHS.audit, Component: Audit },
        ],
      },
    ],
  },
];

interface BackOfficeProps {
  path: string;
  user: SessionUser | null;
  signIn: Session['signIn'] | undefined;
  subscribe: Session['subscribe'] | undefined;
}

/** The back office at one address. */
export function BackOffice({ path, user, signIn = pending, subscribe }: BackOfficeProps) {
  const session = useMemo<Session>(
    () => ({
      subscribe: (listener) => {
        listener(user);
        return subscribe?.(listener) ?? (() => undefined);
      },
      signIn,
      signOut: pending,
      token: async () => 'story',
    }),
    [user, signIn, subscribe],
  );
  const router = useMemo(() => createMemoryRouter(ROUTES, { initialEntries: [path] }), [path]);
  return (
    <AppConfigContext value={CONFIG}>
      <AuthProvider session={session}>
        <RouterProvider router={router} />
      </AuthProvider>
    </AppConfigContext>
  );
}
