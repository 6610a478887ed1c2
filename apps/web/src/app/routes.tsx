import { PATHS } from '@campetto/contract';
import type { RouteObject } from 'react-router-dom';
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
      {
        lazy: () => import('../site/layout/SiteLayout.tsx'),
        children: [
          { path: PATHS.home, lazy: () => import('../site/landing/LandingRoute.tsx') },
          { path: PATHS.privacy, lazy: () => import('../site/legal/PrivacyRoute.tsx') },
          { path: PATHS.terms, lazy: () => import('../site/legal/TermsRoute.tsx') },
          { path: PATHS.contact, lazy: () => import('../site/contact/ContactRoute.tsx') },
          { path: PATHS.documentation, lazy: () => import('../site/guide/GuideRoute.tsx') },
          { path: PATHS.download, lazy: () => import('../site/download/DownloadRoute.tsx') },
          { path: PATHS.share, lazy: () => import('../site/share/ShareRoute.tsx') },
          { path: PATHS.sharedGame, lazy: () => import('../site/share/ShareRoute.tsx') },
        ],
      },
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
