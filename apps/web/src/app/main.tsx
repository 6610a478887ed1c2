import '@campetto/ui/theme';
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
  await Promise.all([
    activateLanguage(isLanguage(lang) ? lang : 'en'),
    loadRoute(routes, location),
  ]);
  hydrateRoot(container, app());
  await activateLanguage(visitorLanguage());
}

if (root.hasChildNodes()) {
  hydrate(root);
} else {
  activateLanguage(visitorLanguage()).then(() => createRoot(root).render(app()));
}
