import { LANGUAGES } from '@campetto/contract';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const HEAD = '<rootDir>/../../apps/web/src/site/head';

const catalogue = (name: string, screens: string[]) => ({
  path: `<rootDir>/locales/${name}/{locale}`,
  include: [
    `<rootDir>/src/${name}`,
    ...screens.map((folder) => `<rootDir>/../../apps/web/src/${folder}`),
  ],
});

export default defineConfig({
  locales: [...LANGUAGES],
  sourceLocale: 'en',
  // Several, so that a visitor of the public pages loads neither texts of the back office nor those for robots.
  catalogs: [
    { ...catalogue('public', ['app', 'site']), exclude: [HEAD] },
    // A page loads no texts of the others.
    ...['landing', 'document', 'guide', 'contact', 'download', 'share'].map((name) =>
      catalogue(name, []),
    ),
    { path: '<rootDir>/locales/head/{locale}', include: [HEAD] },
    catalogue('admin', ['admin', 'auth', 'venue-client']),
  ],
  // Origins would change the catalogues with every move of the code around a text.
  format: formatter({ origins: false }),
});
