import { PATHS } from '@campetto/contract';
import type { SitePageName } from '../src/site/pages.ts';

/** A file to write. */
interface PrerenderedPage {
  /** The name of the file, by which the server finds the page. */
  name: string;
  path: string;
  /** The modules that its routes load. */
  sources: string[];
  /** Those of its texts that no other page shows. */
  catalogues?: string[];
  /** Modules whose styles it needs at once and whose code it needs later, if ever. */
  styleSources?: string[];
  /** The page whose description robots read; undefined if they should not index it. */
  describedAs?: SitePageName;
}

const page = (name: SitePageName, route: string): PrerenderedPage => ({
  name,
  path: PATHS[name],
  sources: [`src/site/${route}.tsx`],
  describedAs: name,
});

/** A page of documents, which are prerendered too. */
const words = (name: SitePageName, route: string): PrerenderedPage => ({
  ...page(name, route),
  styleSources: ['../../packages/ui/src/content/Prose/index.ts'],
});

/** Everything that is prerendered, in each language. */
export const PAGES: PrerenderedPage[] = [
  { ...page('home', 'landing/LandingRoute'), catalogues: ['landing'] },
  words('privacy', 'legal/PrivacyRoute'),
  words('terms', 'legal/TermsRoute'),
  page('contact', 'contact/ContactRoute'),
  words('documentation', 'guide/GuideRoute'),
  words('about', 'company/AboutRoute'),
  words('forVenues', 'company/VenuesRoute'),
  words('accessibility', 'company/AccessibilityRoute'),
  page('download', 'download/DownloadRoute'),
  page('share', 'share/ShareRoute'),
  // The server replaces the id in the first by the game's, and responds to an invalid id with the second.
  {
    ...page('share', 'share/ShareRoute'),
    name: 'sharedGame',
    path: '/share/__SHARE_ID__',
    describedAs: 'sharedGame',
  },
  { name: 'brokenShare', path: '/share/^', sources: ['src/site/share/ShareRoute.tsx'] },
  { name: 'missing', path: '/404', sources: [] },
];
