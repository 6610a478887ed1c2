import { GUIDE_SECTIONS, PATHS } from '@campetto/contract';
import { CONTACT_CATALOGUE } from '@campetto/messages/contact/catalogue';
import { DOCUMENT_CATALOGUE } from '@campetto/messages/document/catalogue';
import { DOWNLOAD_CATALOGUE } from '@campetto/messages/download/catalogue';
import { GUIDE_CATALOGUE } from '@campetto/messages/guide/catalogue';
import { LANDING_CATALOGUE } from '@campetto/messages/landing/catalogue';
import { SHARE_CATALOGUE } from '@campetto/messages/share/catalogue';
import { type ReactNode, Suspense, useEffect } from 'react';
import { matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import type { Topic } from '../site/documents/topics.ts';
import { SiteLayout } from '../site/layout/SiteLayout.tsx';
import { type ImportPage, LazyPage, Page } from '../site/page.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OpeningStateContext, PageOpenerContext } from './page-opening/pageOpening.ts';
import { usePageOpening } from './page-opening/usePageOpening.ts';
import { Root } from './Root.tsx';

const document = (path: string, topic: Topic, importPage: ImportPage) =>
  new Page(path, importPage, [DOCUMENT_CATALOGUE], [topic]);
const share = (path: string) =>
  new Page(path, () => import('../site/share/ShareRoute.tsx'), [SHARE_CATALOGUE]);

const pages = [
  new Page(PATHS.home, () => import('../site/landing/LandingRoute.tsx'), [LANDING_CATALOGUE]),
  document(PATHS.privacy, 'privacy', () => import('../site/legal/PrivacyRoute.tsx')),
  document(PATHS.terms, 'terms', () => import('../site/legal/TermsRoute.tsx')),
  new Page(PATHS.contact, () => import('../site/contact/ContactRoute.tsx'), [CONTACT_CATALOGUE]),
  new Page(
    PATHS.documentation,
    () => import('../site/guide/GuideRoute.tsx'),
    [DOCUMENT_CATALOGUE, GUIDE_CATALOGUE],
    [...GUIDE_SECTIONS],
  ),
  document(PATHS.about, 'about', () => import('../site/company/AboutRoute.tsx')),
  document(PATHS.forVenues, 'venues', () => import('../site/company/VenuesRoute.tsx')),
  document(
    PATHS.accessibility,
    'accessibility',
    () => import('../site/company/AccessibilityRoute.tsx'),
  ),
  new Page(PATHS.download, () => import('../site/download/DownloadRoute.tsx'), [
    DOWNLOAD_CATALOGUE,
  ]),
  share(PATHS.share),
  share(PATHS.sharedGame),
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

const pageAt = (pathname: string) => matchRoutes(pages, pathname)?.[0]?.route;

/** Loads the page at a path, so that its first render does not suspend. */
export async function loadPage(pathname: string): Promise<void> {
  await pageAt(pathname)?.load();
}

/** Loads the page at a path that is opened by a link, and begins to load its documents. */
function loadNextPage(pathname: string): Promise<void> {
  pageAt(pathname)?.requestDocuments();
  return loadPage(pathname);
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
  const [opener, opening] = usePageOpening(loadNextPage);
  return (
    <ErrorBoundary shown={useLocation().key}>
      <PageOpenerContext value={opener}>
        <OpeningStateContext value={opening}>
          <Suspense>
            <Ready onReady={onReady}>{page}</Ready>
          </Suspense>
        </OpeningStateContext>
      </PageOpenerContext>
    </ErrorBoundary>
  );
}
