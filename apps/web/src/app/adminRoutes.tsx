import { PATHS } from '@campetto/contract';
import type { RouteObject } from 'react-router-dom';
import { RouteError } from '../admin/RouteError.tsx';
import { SCREENS } from '../admin/screens.ts';
import { Root } from './Root.tsx';

/** Shown until the first route is loaded: it is empty, so that no other screen flashes. */
const Background = () => null;

/** The routes of the back office (spec §2.1) in their root, which provides settings and session. */
export const adminRoutes = (root: NonNullable<RouteObject['lazy']>): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: Background,
    children: [
      {
        path: PATHS.admin,
        lazy: root,
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
