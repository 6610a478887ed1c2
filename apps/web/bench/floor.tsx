import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

// The least that a page of this architecture can load: one empty page, no text. What the product's
// own pages weigh is told against this.

i18n.load('en', {});
i18n.activate('en');
const router = createBrowserRouter([{ path: '/', Component: () => <main /> }]);
hydrateRoot(
  document.body,
  <I18nProvider i18n={i18n}>
    <RouterProvider router={router} />
  </I18nProvider>,
);
