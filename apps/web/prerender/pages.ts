import { PATHS } from '@campetto/contract';
import type { SitePageName } from '../src/site/pages.ts';

/** A file to write. */
interface PrerenderedPage {
  /** The name of the file, by which the server finds the page. */
  name: string;
  path: string;
  /** The modules that its routes load. */
  sources: string[];
  /** The catalogues of its texts that only some pages show. */
  catalogues?: string[];
  /** Modules whose styles it needs at once and whose code it needs later, if ever. */
  styleSources?: string[];
  /** The page whose description robots read; undefined if they should not index it. */
  describedAs?: SitePageName | undefined;
}

const page = (name: SitePageName, route: string): PrerenderedPage => ({
  name,
  path: PATHS[name],
  sources: [`src/site/${route}.tsx`],
  describedAs: name,
});

/** A page of documents, which are prerendered too. */
const documentPage = (name: SitePageName, route: string): PrerenderedPage => ({
  ...page(name, route),
  catalogues: ['document'],
  styleSources: ['../../packages/ui/src/content/Prose/index.ts'],
});

const SHARE: PrerenderedPage = { ...page('share', 'share/ShareRoute'), catalogues: ['share'] };

/** Everything that is prerendered, in each language. */
export const PAGES: PrerenderedPage[] = [
  { ...page('home', 'landing/LandingRoute'), catalogues: ['landing'] },
  documentPage('privacy', 'legal/PrivacyRoute'),
  documentPage('terms', 'legal/TermsRoute'),
  { ...page('contact', 'contact/ContactRoute'), catalogues: ['contact'] },
  { ...documentPage('documentation', 'guide/GuideRoute'), catalogues: ['document', 'guide'] },
  documentPage('about', 'company/AboutRoute'),
  documentPage('forVenues', 'company/VenuesRoute'),
  documentPage('accessibility', 'company/AccessibilityRoute'),
  { ...page('download', 'download/DownloadRoute'), catalogues: ['download'] },
  SHARE,
  // The server inserts the id of the game into the first of these pages, and responds to an invalid id with the second.
  {
    ...SHARE,
    name: 'sharedGame',
    path: '/share/__SHARE_ID__',
    describedAs: 'sharedGame',
  },
  { ...SHARE, name: 'brokenShare', path: '/share/^', describedAs: undefined },
  { name: 'missing', path: '/404', sources: [] },
];
