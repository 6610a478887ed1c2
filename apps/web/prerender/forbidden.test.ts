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
])('keeps %s out of an English page', (id) => {
  expect(forbiddenModule(['/house/apps/web/src/app/main.tsx', id], 'en')).toBe(id);
});

test('lets the rest through', () => {
  const page = [stored('react-dom'), '/house/packages/messages/locales/public/en.po'];
  expect(forbiddenModule(page, 'en')).toBeUndefined();
});
