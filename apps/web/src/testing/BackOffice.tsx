import { useMemo } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { adminRoutes } from '../app/adminRoutes.tsx';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import type { Session, SessionUser } from '../auth/session.ts';
import { AppConfigContext } from '../config/AppConfig.tsx';
import { EXAMPLE_PLACE_LINKS } from './placeLinks.ts';

const CONFIG = {
  firebase: { apiKey: '', authDomain: '', projectId: '', emulatorUrl: null },
  mediaBase: '/media',
  geocoderBase: '/api/geocode',
  placeLinks: EXAMPLE_PLACE_LINKS,
  idleMinutes: 30,
};

const pending = () => new Promise<never>(() => undefined);

/** The routes with their code, so that a story shows its screen at once. */
async function loaded(table: RouteObject[]): Promise<RouteObject[]> {
  return Promise.all(
    table.map(async ({ lazy, children, ...route }) => ({
      ...route,
      ...(typeof lazy === 'function' && (await lazy())),
      ...(children && { children: await loaded(children) }),
    })),
  ) as Promise<RouteObject[]>;
}

let routes: RouteObject[] = [];

/** Loads the routes. At the top level of this file, awaiting them would block the chunks of a built Storybook. */
export async function loadBackOffice(): Promise<void> {
  if (routes.length === 0) routes = await loaded(adminRoutes(async () => ({ Component: Outlet })));
}

export interface BackOfficeProps {
  path: string;
  /** The signed-in administrator; null if nobody is. */
  user?: SessionUser | null;
  /** The result of a sign-in. Default: it stays pending. */
  signIn?: Session['signIn'];
  /** The result of a log-out. Default: it stays pending. */
  signOut?: Session['signOut'];
  /** For a story that changes the user as another tab does. */
  subscribe?: Session['subscribe'];
}

/** The back office at one address. */
export function BackOffice({
  path,
  user = null,
  signIn = pending,
  signOut = pending,
  subscribe,
}: BackOfficeProps) {
  const session = useMemo<Session>(
    () => ({
      subscribe: (listener) => {
        listener(user);
        return subscribe?.(listener) ?? (() => undefined);
      },
      signIn,
      signOut,
      token: async () => 'story',
    }),
    [user, signIn, signOut, subscribe],
  );
  const router = useMemo(() => createMemoryRouter(routes, { initialEntries: [path] }), [path]);
  return (
    <AppConfigContext value={CONFIG}>
      <AuthProvider session={session}>
        <RouterProvider router={router} />
      </AuthProvider>
    </AppConfigContext>
  );
}
