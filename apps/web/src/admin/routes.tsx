import { PATHS } from '@campetto/contract';
import type { RouteObject } from 'react-router-dom';
import { NotFoundScreen } from '../app/FallbackScreen.tsx';
import { Root } from '../app/Root.tsx';
import { RouteError } from './RouteError.tsx';

/** Every address of the back office (spec §2.1). */
export const adminRoutes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    // Until the first lazy route is there the page shows its ground, no flash of either side.
    HydrateFallback: () => null,
    children: [
      {
        path: PATHS.admin,
        lazy: () => import('./AdminRoot.tsx'),
        children: [
          { index: true, lazy: () => import('./login/LoginRoute.tsx') },
          {
            lazy: () => import('./shell/ShellRoute.tsx'),
            children: [
              { path: PATHS.dashboard, lazy: () => import('./dashboard/DashboardRoute.tsx') },
              { path: PATHS.venues, lazy: () => import('./review/ReviewRoute.tsx') },
              { path: PATHS.addVenue, lazy: () => import('./addVenue/AddVenueRoute.tsx') },
              { path: PATHS.imports, lazy: () => import('./imports/ImportRoute.tsx') },
              { path: '*', Component: NotFoundScreen },
            ],
          },
        ],
      },
    ],
  },
];
