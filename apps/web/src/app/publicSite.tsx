import '@campetto/ui/theme';
import { LANGUAGES } from '@campetto/contract';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { activateLanguage } from '../i18n/activate.ts';
import { isLanguage, visitorLanguage } from '../i18n/detect.ts';
import { container } from './container.ts';
import { markScrolled, SCROLL_THRESHOLD } from './markScrolled.ts';
import { Providers } from './Providers.tsx';
import { reloadOnceOnMissingChunk } from './preloadError.ts';
import { loadPage, SiteRoutes } from './siteRoutes.tsx';

reloadOnceOnMissingChunk();

const root = container();
const app = (onReady?: () => void) => (
  <Providers>
    <BrowserRouter>
      <SiteRoutes onReady={onReady} />
    </BrowserRouter>
  </Providers>
);

/** Hydrates a prerendered page in its own language, then switches to the visitor's. */
async function hydrate() {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : LANGUAGES[0];
  await Promise.all([activateLanguage(language), loadPage(location.pathname)]);
  // The visitor's language is read before the app writes the page's language into the address.
  const own = visitorLanguage();
  const switchLanguage = () => {
    if (own !== language) void activateLanguage(own);
  };
  // A transition hydrates in slices, between which the page stays responsive.
  startTransition(() => {
    hydrateRoot(root, app(switchLanguage));
  });
}

if (root.hasChildNodes()) {
  hydrate();
} else {
  // Only in development: a prerendered page marks this with a script of its own.
  markScrolled(SCROLL_THRESHOLD);
  activateLanguage(visitorLanguage()).then(() => createRoot(root).render(app()));
}
