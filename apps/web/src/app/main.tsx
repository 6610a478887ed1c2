import '@campetto/ui/theme';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { startLanguage } from '../i18n/start.ts';
import { Providers } from './Providers.tsx';
import { reloadOnceOnLostChunk } from './preloadError.ts';
import { routes } from './routes.tsx';

reloadOnceOnLostChunk();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

startLanguage().then(() => {
  createRoot(root).render(
    <Providers>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>,
  );
});
