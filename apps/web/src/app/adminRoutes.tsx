import { PATHS } from '@campetto/contract';
import type { RouteObject } from 'react-router-dom';
import { RouteError } from '../admin/RouteError.tsx';
import { NotFoundScreen } from './FallbackScreen.tsx';
import { Root } from './Root.tsx';

/** The routes of the back office (spec §2.1). */
export const adminRoutes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    // Until the first route is loaded only the background is shown, so that no other screen flashes.
    HydrateFallback: () => null,
    children: [
      {
        path: PATHS.admin,
        lazy: () => import('../admin/AdminRoot.tsx'),
        children: [
          { index: true, lazy: () => import('../admin/login/LoginRoute.tsx') },
          {
            lazy: () => import('../admin/shell/ShellRoute.tsx'),
            children: [
              {
                path: PATHS.dashboard,
                lazy: () => import('../admin/dashboard/DashboardRoute.tsx'),
              },
              { path: PATHS.venues, lazy: () => import('../admin/review/ReviewRoute.tsx') },
              { path: PATHS.addVenue, lazy: () => import('../admin/create/AddVenueRoute.tsx') },
              { path: PATHS.imports, lazy: () => import('../admin/imports/ImportRoute.tsx') },
              { path: '*', Component: NotFoundScreen },
            ],
          },
        ],
      },
    ],
  },
];
