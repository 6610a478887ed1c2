import { expect, test } from './fixtures.ts';
import { sidewaysScroll, violationsOf } from './visit.ts';

const SCREENS = [
  ['sign-in', '/admin', 'h1'],
  ['dashboard', '/admin/dashboard', 'h1'],
  ['review', '/admin/venues?limit=5', 'article'],
  ['add venue', '/admin/venues/add', 'h2, h1'],
  ['import', '/admin/imports', 'h1'],
] as const;

for (const [name, path, ready] of SCREENS) {
  test(`${name}: accessible, inside its policy, nothing sideways, in both languages and themes`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    if (name !== 'sign-in') await signIn(page);
    for (const lang of ['en', 'it']) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
      await page.locator(ready).first().waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const where = `${lang}, ${colorScheme}, ${width} px`;
          expect(await violationsOf(page, colorScheme), where).toEqual([]);
          expect(await sidewaysScroll(page), `${where}: sideways scroll`).toBeLessThanOrEqual(0);
        }
      }
    }
    expect(faults).toEqual([]);
  });
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
