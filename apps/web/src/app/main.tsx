import '@campetto/ui/theme';
import { LANGUAGES } from '@campetto/contract';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { activateLanguage } from '../i18n/activate.ts';
import { isLanguage, visitorLanguage } from '../i18n/detect.ts';
import { loadRoute } from './loadRoute.ts';
import { Providers } from './Providers.tsx';
import { reloadOnceOnLostChunk } from './preloadError.ts';
import { routes } from './routes.tsx';

reloadOnceOnLostChunk();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

function app() {
  return (
    <Providers>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>
  );
}

/** Takes over a prerendered page as it stands; only then the visitor's own language may differ. */
async function hydrate(container: HTMLElement) {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : LANGUAGES[0];
  await Promise.all([activateLanguage(language), loadRoute(routes, location)]);
  // As a transition it is done in slices, between which the page answers.
  startTransition(() => {
    hydrateRoot(container, app());
  });
  const own = visitorLanguage();
  if (own !== language) await activateLanguage(own);
}

if (root.hasChildNodes()) {
  hydrate(root);
} else {
  activateLanguage(visitorLanguage()).then(() => createRoot(root).render(app()));
}
