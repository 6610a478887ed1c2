import { expect, test } from '../support/fixtures.ts';
import { hydrated } from '../support/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the current language and the current part of a document are marked in forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/documentation?lang=en');
  await hydrated(page);
  const banner = page.getByRole('banner');
  await expect(banner.locator('[aria-current]')).toHaveCSS('text-decoration-line', 'underline');
  const part = page.locator('[aria-current=location]');
  await expect(part).toHaveText('User levels and XP system');
  const others = page.getByRole('link', { name: 'Seasons system', exact: true });
  const weight = (one: typeof part) => one.evaluate((link) => getComputedStyle(link).fontWeight);
  expect(Number(await weight(part))).toBeGreaterThan(Number(await weight(others.first())));
});
