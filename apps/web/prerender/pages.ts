import { PATHS } from '@campetto/contract';
import type { SitePageName } from '../src/site/pages.ts';

/** A file to write. */
interface PrerenderedPage {
  /** Of the file; the server knows the page by it. */
  name: string;
  path: string;
  /** The modules that its routes load. */
  sources: string[];
  /** Whose description robots read; left out where they should not look. */
  describedAs?: SitePageName;
}

const LAYOUT = 'src/site/layout/SiteLayout.tsx';

const page = (name: SitePageName, route: string): PrerenderedPage => ({
  name,
  path: PATHS[name],
  sources: [LAYOUT, `src/site/${route}.tsx`],
  describedAs: name,
});

/** Everything that is prerendered, in each language. */
export const PAGES: PrerenderedPage[] = [
  page('home', 'landing/LandingRoute'),
  page('privacy', 'legal/PrivacyRoute'),
  page('terms', 'legal/TermsRoute'),
  page('contact', 'contact/ContactRoute'),
  page('documentation', 'guide/GuideRoute'),
  page('download', 'download/DownloadRoute'),
  page('share', 'share/ShareRoute'),
  // The server puts the game in the place of the first's id, and answers an impossible id with the second.
  { ...page('share', 'share/ShareRoute'), name: 'sharedGame', path: '/share/__SHARE_ID__' },
  { ...page('share', 'share/ShareRoute'), name: 'brokenShare', path: '/share/!' },
  { name: 'missing', path: '/404', sources: [] },
];
