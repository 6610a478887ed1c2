import { expect, test } from 'vitest';
import { forbiddenModule } from './forbidden.ts';

const stored = (name: string) =>
  `/house/node_modules/.pnpm/${name}@1.0.0/node_modules/${name}/index.js`;

test.each([
  stored('@firebase/auth'),
  stored('@radix-ui/react-dialog'),
  stored('swr'),
  stored('react-markdown'),
  stored('micromark'),
  '/house/apps/web/src/admin/AdminRoot.tsx',
  '/house/packages/messages/locales/admin/en.po',
  '/house/packages/messages/locales/public/it.po',
  '/house/packages/messages/locales/landing/en.po',
  '/house/packages/messages/locales/guide/en.po',
])('keeps %s out of an English page', (id) => {
  expect(forbiddenModule(['/house/apps/web/src/app/main.tsx', id], 'en', ['public'])).toBe(id);
});

test('lets the rest through', () => {
  const catalogues = ['public', 'landing'];
  const texts = catalogues.map((name) => `/house/packages/messages/locales/${name}/en.po`);
  expect(forbiddenModule([stored('react-dom'), ...texts], 'en', catalogues)).toBeUndefined();
});
