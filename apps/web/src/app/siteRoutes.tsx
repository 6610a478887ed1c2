import { PATHS } from '@campetto/contract';
import { LANDING_CATALOGUE } from '@campetto/messages/landing/catalogue';
import { type ReactNode, Suspense, useEffect } from 'react';
import { matchRoutes, useRoutes } from 'react-router-dom';
import { SiteLayout } from '../site/layout/SiteLayout.tsx';
import { LazyPage, Page } from '../site/page.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Root } from './Root.tsx';

const pages = [
  new Page(PATHS.home, () => import('../site/landing/LandingRoute.tsx'), LANDING_CATALOGUE),
  new Page(PATHS.privacy, () => import('../site/legal/PrivacyRoute.tsx')),
  new Page(PATHS.terms, () => import('../site/legal/TermsRoute.tsx')),
  new Page(PATHS.contact, () => import('../site/contact/ContactRoute.tsx')),
  new Page(PATHS.documentation, () => import('../site/guide/GuideRoute.tsx')),
  new Page(PATHS.about, () => import('../site/company/AboutRoute.tsx')),
  new Page(PATHS.forVenues, () => import('../site/company/VenuesRoute.tsx')),
  new Page(PATHS.accessibility, () => import('../site/company/AccessibilityRoute.tsx')),
  new Page(PATHS.download, () => import('../site/download/DownloadRoute.tsx')),
  new Page(PATHS.share, () => import('../site/share/ShareRoute.tsx')),
  new Page(PATHS.sharedGame, () => import('../site/share/ShareRoute.tsx')),
];

const routes = [
  {
    Component: Root,
    children: [
      {
        Component: SiteLayout,
        children: [
          ...pages.map((page) => ({
            path: page.path,
            element: <LazyPage key={page.path} page={page} />,
          })),
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];

/** Loads the page at a path, so that its first render does not suspend. */
export async function loadPage(pathname: string): Promise<void> {
  const [match] = matchRoutes(pages, pathname) ?? [];
  await match?.route.load();
}

interface SiteRoutesProps {
  /** Called when the first page has rendered and is interactive. */
  onReady?: (() => void) | undefined;
}

function Ready({ onReady, children }: SiteRoutesProps & { children: ReactNode }) {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}

/** Every public page (spec §2.1). */
export function SiteRoutes({ onReady }: SiteRoutesProps) {
  const page = useRoutes(routes);
  return (
    <ErrorBoundary>
      <Suspense>
        <Ready onReady={onReady}>{page}</Ready>
      </Suspense>
    </ErrorBoundary>
  );
}
