import { PATHS } from '@campetto/contract';
import { Navigate, type RouteObject } from 'react-router-dom';
import { FallbackScreen, NotFoundScreen } from './FallbackScreen.tsx';
import { Root } from './Root.tsx';

/** Every address of the app (spec §2.1). The back office is a bundle of its own. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: FallbackScreen,
    // Until the first lazy route is there the page shows its ground, no flash of either side.
    HydrateFallback: () => null,
    children: [
      { path: PATHS.home, element: <Navigate to={PATHS.admin} replace /> },
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
              { path: PATHS.addVenue, lazy: () => import('../admin/addVenue/AddVenueRoute.tsx') },
              { path: '*', Component: NotFoundScreen },
            ],
          },
        ],
      },
      { path: '*', Component: NotFoundScreen },
    ],
  },
];
