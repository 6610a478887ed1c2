import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

// The minimum that a page of this architecture loads: one empty page without text. The product's pages
// are compared with it.

i18n.load('en', {});
i18n.activate('en');
const router = createBrowserRouter([{ path: '/', Component: () => <main /> }]);
hydrateRoot(
  document.body,
  <I18nProvider i18n={i18n}>
    <RouterProvider router={router} />
  </I18nProvider>,
);
