import { PATHS } from '@campetto/contract';

/** The code of each screen, loaded when the screen is first opened or ahead of it. */
export const SCREENS = [
  { path: PATHS.dashboard, lazy: () => import('./dashboard/DashboardRoute.tsx') },
  { path: PATHS.venues, lazy: () => import('./review/ReviewRoute.tsx') },
  { path: PATHS.addVenue, lazy: () => import('./create/AddVenueRoute.tsx') },
  { path: PATHS.imports, lazy: () => import('./imports/ImportRoute.tsx') },
  { path: PATHS.activity, lazy: () => import('./activity/ActivityRoute.tsx') },
  { path: PATHS.audit, lazy: () => import('./audit/AuditRoute.tsx') },
  { path: PATHS.keys, lazy: () => import('./submission-keys/KeysRoute.tsx') },
  { path: '*', lazy: () => import('./shell/MissingScreen.tsx') },
];
