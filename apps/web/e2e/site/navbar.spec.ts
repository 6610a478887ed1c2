import type { Page } from '@playwright/test';
import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/fixtures.ts';
import { scrollsOf, topOf, watchScrolls } from '../support/scrolling.ts';
import { hydrated, WIDTHS } from '../support/visit.ts';
import { ANCHORS, LANDING } from './landing.texts.ts';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';
const DARK_CARD = 'rgb(16, 34, 63)';
const [en] = LANDING;

const jump = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

/** Follows a link of the bar, which on small screens is in its menu. */
async function follow(page: Page, name: string) {
  const bar = page.getByRole('banner');
  const menu = bar.locator('summary');
  if (await menu.isVisible()) await menu.click();
  await bar.getByRole('navigation', { name: en.navigation }).getByRole('link', { name }).click();
  await expect(bar.locator('details')).not.toHaveAttribute('open');
}

for (const path of ['/', '/privacy']) {
  test(`[NAV-1] [NAV-2] fixed; transparent at the top, white past 50 px (${path})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${path}?lang=en`);
    await hydrated(page);
    const bar = page.getByRole('banner').first();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(bar).toHaveCSS('position', 'fixed');
      await expect(bar, `${width} px`).toHaveCSS('background-color', TRANSPARENT);
      for (const [top, ground] of [
        [51, WHITE],
        [50, TRANSPARENT],
        [800, WHITE],
        [0, TRANSPARENT],
      ] as const) {
        await jump(page, top);
        await expect(bar, `${width} px, ${top} px`).toHaveCSS('background-color', ground);
        expect((await bar.boundingBox())?.y).toBe(0);
      }
    }
  });
}

// With its menu, which it has up to 1023 px, and without.
for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('[NAV-3] [LAND-11] links scroll smoothly to their sections, each time', async ({
      page,
    }) => {
      await watchScrolls(page);
      await page.goto('/?lang=en');
      await hydrated(page);
      for (const [index, id] of ANCHORS.entries()) {
        await follow(page, en.links[index] ?? '');
        await expect(page).toHaveURL(`/?lang=en#${id}`);
        await expect.poll(() => topOf(page, id)).toBeCloseTo(64, -1);
        expect((await scrollsOf(page)).at(-1)).toMatchObject({ to: id, behavior: 'smooth' });
        await expect(page.locator(`#${id}`)).toBeFocused();
      }
      await jump(page, 0);
      await follow(page, 'Download');
      await expect(page.locator('#download h2')).toBeInViewport();
    });

    test('[NAV-4] from another page they lead home, and scroll 100 ms after the arrival', async ({
      page,
    }) => {
      await page.clock.install();
      await watchScrolls(page);
      await page.goto('/contact?lang=en');
      await hydrated(page);
      await stopClock(page);
      await follow(page, 'Sports');
      await expect(page).toHaveURL('/?lang=en#sports');
      // The scroll to the top of the new page is where the delay begins.
      const top = { to: 'top', behavior: 'smooth' };
      await expect.poll(() => scrollsOf(page)).toEqual([top]);
      await page.clock.runFor(99);
      expect(await scrollsOf(page)).toEqual([top]);
      await page.clock.runFor(1);
      expect(await scrollsOf(page)).toEqual([top, { to: 'sports', behavior: 'smooth' }]);
      await page.clock.resume();
      await expect.poll(() => topOf(page, 'sports')).toBeCloseTo(64, -1);
    });

    test('[NAV-5] "Get the app" scrolls to the download section', async ({ page }) => {
      await page.goto('/?lang=en');
      await hydrated(page);
      const action = page.getByRole('banner').getByRole('link', { name: en.getTheApp });
      if (!(await action.first().isVisible())) await page.locator('header summary').click();
      await action.filter({ visible: true }).first().click();
      await expect(page).toHaveURL('/?lang=en#download');
      await expect(page.locator('#download h2')).toBeInViewport();
    });

    test('[NAV-6] the logo leads home, and to the top on the home page', async ({ page }) => {
      const logo = page.getByRole('banner').getByRole('link', { name: 'campetto' });
      await page.goto('/terms?lang=en');
      await hydrated(page);
      await logo.click();
      await expect(page).toHaveURL('/?lang=en');
      await expect(page.getByRole('heading', { level: 1, name: en.h1 })).toBeInViewport();
      await jump(page, 2000);
      await logo.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });
}

for (const width of [360, 768]) {
  test(`[NAV-7] at ${width} px a toggle opens and closes the menu, by keyboard too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/?lang=en');
    await hydrated(page);
    const toggle = page.locator('header summary');
    const link = page.getByRole('banner').getByRole('link', { name: 'Testimonials' });
    await expect(link).toBeHidden();
    await toggle.click();
    await expect(link).toBeVisible();
    await toggle.click();
    await expect(link).toBeHidden();
    await toggle.press('Enter');
    await expect(link).toBeVisible();
    const inBar = () => page.evaluate(() => document.activeElement?.closest('header') !== null);
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('Tab');
      expect(await inBar(), `after ${step + 1} Tabs`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.press('Space');
    await link.press('Enter');
    await expect(link).toBeHidden();
    await expect(page.locator('#testimonials')).toBeFocused();
  });
}

test('the keyboard skips the bar', async ({ page }) => {
  await page.goto('/?lang=en');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: en.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: en.start })).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[NAV-2] scrolled before the scripts have come, the bar stays readable (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.route('**/*.js', () => undefined);
    await page.goto('/?lang=en');
    const bar = page.getByRole('banner').first();
    await expect(bar).toHaveCSS('background-color', TRANSPARENT);
    await expect(page.locator('#features')).toBeVisible();
    await jump(page, 1200);
    // In the dark theme the colour of its cards (D26).
    await expect(bar).toHaveCSS('background-color', { light: WHITE, dark: DARK_CARD }[colorScheme]);
    await expect(bar.getByRole('link', { name: 'Features' })).toHaveCSS(
      'color',
      { light: 'rgb(11, 27, 51)', dark: 'rgb(241, 245, 251)' }[colorScheme],
    );
  });
}

for (const [reducedMotion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const) {
  test(`[SITE-6] a new page begins at its top: ${behavior}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await watchScrolls(page);
    await page.goto('/?lang=en');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
    await expect(page).toHaveURL('/terms?lang=en');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const scrolls = await scrollsOf(page);
    expect(scrolls).toMatchObject([{ to: 'top', behavior }]);
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('Back restores the scroll position', async ({ page }) => {
  await page.goto('/?lang=en');
  await hydrated(page);
  await jump(page, 2000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const left = 2000;
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: en.h1 })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('[NAV-7] the menu opens and its links work; the bar scrolls away', async ({ page }) => {
    await page.goto('/privacy?lang=it');
    const bar = page.getByRole('banner').first();
    await expect(bar).toHaveCSS('position', 'absolute');
    await page.locator('header summary').first().click();
    await bar.getByRole('link', { name: 'Sport', exact: true }).click();
    await expect(page).toHaveURL('/?lang=it#sports');
    await expect(page.locator('#sports h2')).toBeInViewport();
  });
});

for (const lang of ['en', 'it']) {
  test(`[NAV-3] the menu button is whole on the smallest phone (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/?lang=${lang}`);
    const bar = page.getByRole('banner').first();
    const button = await bar.locator('summary').boundingBox();
    expect((button?.x ?? 320) + (button?.width ?? 0)).toBeLessThanOrEqual(316);
  });
}
