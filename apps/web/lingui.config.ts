import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  locales: ['en', 'it'],
  sourceLocale: 'en',
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] }],
  // Origins would change the catalogues with every move of the code around a text.
  format: formatter({ origins: false }),
});
