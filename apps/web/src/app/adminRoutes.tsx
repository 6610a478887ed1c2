import { PATHS } from '@campetto/contract';
import type { RouteObject } from 'react-router-dom';
import { RouteError } from '../admin/RouteError.tsx';
import { SCREENS } from '../admin/screens.ts';
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
            children: [{ lazy: () => import('../admin/shell/ScreenError.tsx'), children: SCREENS }],
          },
        ],
      },
    ],
  },
];
