import { expect, test } from 'vitest';
import { forbiddenModule } from './forbidden.ts';

const stored = (name: string) =>
  `/repository/node_modules/.pnpm/${name}@1.0.0/node_modules/${name}/index.js`;

test.each([
  stored('@firebase/auth'),
  stored('@radix-ui/react-dialog'),
  stored('swr'),
  stored('react-markdown'),
  stored('micromark'),
  '/repository/apps/web/src/admin/AdminRoot.tsx',
  '/repository/packages/messages/locales/admin/en.po',
  '/repository/packages/messages/locales/public/it.po',
  '/repository/packages/messages/locales/landing/en.po',
  '/repository/packages/messages/locales/guide/en.po',
])('keeps %s out of an English page', (id) => {
  expect(forbiddenModule(['/repository/apps/web/src/app/main.tsx', id], 'en', ['public'])).toBe(id);
});

test('lets the rest through', () => {
  const catalogues = ['public', 'landing'];
  const texts = catalogues.map((name) => `/repository/packages/messages/locales/${name}/en.po`);
  expect(forbiddenModule([stored('react-dom'), ...texts], 'en', catalogues)).toBeUndefined();
});
