import { PATHS } from '@campetto/contract';
import { type ReactNode, Suspense, useEffect } from 'react';
import { matchRoutes, useRoutes } from 'react-router-dom';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { NotFoundScreen } from '../app/FallbackScreen.tsx';
import { Root } from '../app/Root.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { LazyPage, Page } from './page.tsx';

const pages = [
  new Page(PATHS.home, () => import('./landing/LandingRoute.tsx')),
  new Page(PATHS.privacy, () => import('./legal/PrivacyRoute.tsx')),
  new Page(PATHS.terms, () => import('./legal/TermsRoute.tsx')),
  new Page(PATHS.contact, () => import('./contact/ContactRoute.tsx')),
  new Page(PATHS.documentation, () => import('./guide/GuideRoute.tsx')),
  new Page(PATHS.download, () => import('./download/DownloadRoute.tsx')),
  new Page(PATHS.share, () => import('./share/ShareRoute.tsx')),
  new Page(PATHS.sharedGame, () => import('./share/ShareRoute.tsx')),
];

const routes = [
  {
    Component: Root,
    children: [
      {
        Component: SiteLayout,
        children: pages.map((page) => ({
          path: page.path,
          element: <LazyPage key={page.path} page={page} />,
        })),
      },
      { path: '*', Component: NotFoundScreen },
    ],
  },
];

/** Loads the page at a path, so that its first render needs not wait. */
export async function loadPage(pathname: string): Promise<void> {
  const [match] = matchRoutes(pages, pathname) ?? [];
  await match?.route.load();
}

interface SiteRoutesProps {
  /** Called when the first page stands and answers. */
  onReady?: (() => void) | undefined;
}

function Ready({ onReady, children }: SiteRoutesProps & { children: ReactNode }) {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}

/** Every public page (spec §2.1). */
export function SiteRoutes({ onReady }: SiteRoutesProps) {
  const drawn = useRoutes(routes);
  return (
    <ErrorBoundary>
      <Suspense>
        <Ready onReady={onReady}>{drawn}</Ready>
      </Suspense>
    </ErrorBoundary>
  );
}
