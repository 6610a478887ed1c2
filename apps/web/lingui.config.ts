import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const catalogue = (name: string, folders: string[]) => ({
  path: `<rootDir>/src/locales/${name}/{locale}`,
  include: folders.map((folder) => `<rootDir>/src/${folder}`),
});

export default defineConfig({
  locales: ['en', 'it'],
  sourceLocale: 'en',
  // Two, so that a visitor of the public pages loads no text of the back office.
  catalogs: [catalogue('public', ['app', 'site']), catalogue('admin', ['admin', 'auth', 'venues'])],
  // Origins would change the catalogues with every move of the code around a text.
  format: formatter({ origins: false }),
});
