import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';

const SCREENS = [
  ['sign-in', '/admin', 'h1'],
  ['dashboard', '/admin/dashboard', 'h1'],
  ['review', '/admin/venues?limit=5', 'article'],
  ['add venue', '/admin/venues/add', 'h2, h1'],
  ['fallback', '/nowhere', 'h1'],
] as const;

for (const [name, path, ready] of SCREENS) {
  for (const lang of ['en', 'it']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${name}, ${lang}, ${colorScheme}: accessible, inside its policy, nothing sideways`, async ({
        page,
        signIn,
      }) => {
        const faults: string[] = [];
        page.on('pageerror', (error) => faults.push(error.message));
        page.on('console', (message) => {
          // The browser reports the 404 of the fallback screen itself.
          if (message.type() === 'error' && name !== 'fallback') faults.push(message.text());
        });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        if (name !== 'sign-in' && name !== 'fallback') await signIn(page);
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
        await page.locator(ready).first().waitFor();
        for (const width of [360, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual(
            [],
          );
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
        }
        expect(faults).toEqual([]);
      });
    }
  }
}

test('selects and dialogs work under the content security policy', async ({ page, signIn }) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy/.test(message.text())) {
      faults.push(message.text());
    }
  });
  await signIn(page);
  await page.goto('/admin/venues?limit=5&lang=en');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Approved' }).click();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Pending' }).click();
  await page.getByRole('article').first().getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByRole('dialog', { name: 'Edit venue' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(faults).toEqual([]);
});
