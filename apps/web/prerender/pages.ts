import { PATHS } from '@campetto/contract';
import type { SitePageName } from '../src/site/pages.ts';

/** A file to write. */
interface PrerenderedPage {
  /** Of the file; the server knows the page by it. */
  name: string;
  path: string;
  /** The modules that its routes load. */
  sources: string[];
  /** Modules whose styles it shows and whose code it needs later, if ever. */
  styleSources?: string[];
  /** Whose description robots read; left out where they should not look. */
  describedAs?: SitePageName;
}

const page = (name: SitePageName, route: string): PrerenderedPage => ({
  name,
  path: PATHS[name],
  sources: [`src/site/${route}.tsx`],
  describedAs: name,
});

/** A page of words: its documents are drawn already. */
const words = (name: SitePageName, route: string): PrerenderedPage => ({
  ...page(name, route),
  styleSources: ['../../packages/ui/src/content/Prose/index.ts'],
});

/** Everything that is prerendered, in each language. */
export const PAGES: PrerenderedPage[] = [
  page('home', 'landing/LandingRoute'),
  words('privacy', 'legal/PrivacyRoute'),
  words('terms', 'legal/TermsRoute'),
  page('contact', 'contact/ContactRoute'),
  words('documentation', 'guide/GuideRoute'),
  page('download', 'download/DownloadRoute'),
  page('share', 'share/ShareRoute'),
  // The server puts the game in the place of the first's id, and answers an impossible id with the second.
  { ...page('share', 'share/ShareRoute'), name: 'sharedGame', path: '/share/__SHARE_ID__' },
  { ...page('share', 'share/ShareRoute'), name: 'brokenShare', path: '/share/!' },
  { name: 'missing', path: '/404', sources: [] },
];
