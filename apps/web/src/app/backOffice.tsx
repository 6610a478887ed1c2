import '@campetto/ui/theme';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { activateLanguage } from '../i18n/activate.ts';
import { visitorLanguage } from '../i18n/detect.ts';
import { adminRoutes } from './adminRoutes.tsx';
import { container } from './container.ts';
import { Providers } from './Providers.tsx';

const routes = adminRoutes(() => import('../admin/AdminRoot.tsx'));

await activateLanguage(visitorLanguage());
createRoot(container()).render(
  <Providers>
    <RouterProvider router={createBrowserRouter(routes)} />
  </Providers>,
);
