import '@campetto/ui/theme';
import { LANGUAGES } from '@campetto/contract';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { activateLanguage } from '../i18n/activate.ts';
import { isLanguage, visitorLanguage } from '../i18n/detect.ts';
import { loadPage, SiteRoutes } from '../site/routes.tsx';
import { container } from './container.ts';
import { Providers } from './Providers.tsx';
import { reloadOnceOnLostChunk } from './preloadError.ts';

reloadOnceOnLostChunk();

const root = container();
const app = (onReady?: () => void) => (
  <Providers>
    <BrowserRouter>
      <SiteRoutes onReady={onReady} />
    </BrowserRouter>
  </Providers>
);

/** Takes over a prerendered page as it stands; only then the visitor's own language may differ. */
async function hydrate() {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : LANGUAGES[0];
  await Promise.all([activateLanguage(language), loadPage(location.pathname)]);
  // Before the address is given the page's language.
  const own = visitorLanguage();
  const switchLanguage = () => {
    if (own !== language) void activateLanguage(own);
  };
  // As a transition it is done in slices, between which the page answers.
  startTransition(() => {
    hydrateRoot(root, app(switchLanguage));
  });
}

if (root.hasChildNodes()) {
  hydrate();
} else {
  activateLanguage(visitorLanguage()).then(() => createRoot(root).render(app()));
}
