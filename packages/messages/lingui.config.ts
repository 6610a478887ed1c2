import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const catalogue = (name: string, screens: string[]) => ({
  path: `<rootDir>/locales/${name}/{locale}`,
  include: [
    `<rootDir>/src/${name}`,
    ...screens.map((folder) => `<rootDir>/../../apps/web/src/${folder}`),
  ],
});

export default defineConfig({
  locales: ['en', 'it'],
  sourceLocale: 'en',
  // Two, so that a visitor of the public pages loads no text of the back office.
  catalogs: [
    catalogue('public', ['app', 'site']),
    catalogue('admin', ['admin', 'auth', 'venue-client']),
  ],
  // Origins would change the catalogues with every move of the code around a text.
  format: formatter({ origins: false }),
});
