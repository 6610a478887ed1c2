import type { Page } from '@playwright/test';
import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/fixtures.ts';
import { focusBy, setFontSize } from '../support/readable.ts';
import { scrollsOf, topOf, watchScrolls } from '../support/scrolling.ts';
import { hydrated, WIDTHS } from '../support/visit.ts';
import { ANCHORS, LANDING } from './landing.texts.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
// The last file of a run, whose tests wait for scrolling: one after another they would leave a processor idle.
test.describe.configure({ mode: 'parallel' });

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
    // The colours that it ends with are the same without motion.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
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

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

// The bar has a menu up to 1023 px.
const BOTH_KINDS = [1440, 360];

test('[NAV-3] [NAV-5] [LAND-11] on the home page the links lead to its sections; the keyboard skips the bar', async ({
  page,
}) => {
  await watchScrolls(page);
  await page.goto('/?lang=en');
  await hydrated(page);

  await test.step('the keyboard skips the bar', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: en.skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: en.start })).toBeFocused();
  });

  for (const width of BOTH_KINDS) {
    await page.setViewportSize({ width, height: 900 });
    await jump(page, 0);

    await test.step(`[NAV-5] "Get the app" scrolls to the download section (${width} px)`, async () => {
      const action = page.getByRole('banner').getByRole('link', { name: en.getTheApp });
      if (!(await action.first().isVisible())) await page.locator('header summary').click();
      await action.filter({ visible: true }).first().click();
      await expect(page).toHaveURL('/?lang=en#download');
      await expect(page.locator('#download h2')).toBeInViewport();
      await jump(page, 0);
    });

    // The first link that is followed leads to the current address, and scrolls all the same.
    await test.step(`[NAV-3] [LAND-11] links scroll smoothly to their sections, each time (${width} px)`, async () => {
      for (const [index, id] of [...ANCHORS.entries()].toReversed()) {
        await follow(page, en.links[index] ?? '');
        await expect(page).toHaveURL(`/?lang=en#${id}`);
        await expect.poll(() => topOf(page, id)).toBeCloseTo(64, -1);
        expect((await scrollsOf(page)).at(-1)).toMatchObject({ to: id, behavior: 'smooth' });
        await expect(page.locator(`#${id}`)).toBeFocused();
      }
    });
  }
});

test('[NAV-4] [NAV-6] from another page the bar leads home and to its sections', async ({
  page,
}) => {
  await page.clock.install();
  await watchScrolls(page);
  await page.goto('/terms?lang=en');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  const logo = page.getByRole('banner').getByRole('link', { name: 'campetto' });
  for (const width of BOTH_KINDS) {
    await page.setViewportSize({ width, height: 900 });

    await test.step(`[NAV-6] the logo leads home, and to the top on the home page (${width} px)`, async () => {
      await logo.click();
      await expect(page).toHaveURL('/?lang=en');
      await expect(page.getByRole('heading', { level: 1, name: en.h1 })).toBeInViewport();
      await jump(page, 2000);
      await logo.click();
      await expect.poll(() => scrollY(page)).toBe(0);
    });

    await test.step(`[NAV-4] from another page they lead home, and scroll 100 ms after the arrival (${width} px)`, async () => {
      await footer.getByRole('link', { name: 'Contact' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeInViewport();
      await stopClock(page);
      await page.evaluate('scrolls.length = 0');
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

    await footer.getByRole('link', { name: 'Terms' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms and' })).toBeInViewport();
  }
});

test('[NAV-7] a toggle opens and closes the menu, by keyboard too', async ({ page }) => {
  await page.goto('/?lang=en');
  await hydrated(page);
  const toggle = page.locator('header summary');
  const link = page.getByRole('banner').getByRole('link', { name: 'Testimonials' });
  const inBar = () => page.evaluate(() => document.activeElement?.closest('header') !== null);
  for (const width of [360, 768]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(link).toBeHidden();
      await toggle.click();
      await expect(link).toBeVisible();
      await toggle.click();
      await expect(link).toBeHidden();
      await toggle.press('Enter');
      await expect(link).toBeVisible();
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
});

test('backwards by keyboard, the bar covers nothing that has the focus (WCAG 2.4.11)', async ({
  page,
}) => {
  for (const [path, width, height, size] of [
    ['/contact', 360, 225, 16],
    ['/documentation', 1280, 720, 16],
    ['/about', 320, 640, 32],
  ] as const) {
    await page.setViewportSize({ width, height });
    await setFontSize(page, size);
    await page.goto(`${path}?lang=en`);
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    let focused = await focusBy(page, 'Shift+Tab');
    while (!focused.isInBar) {
      expect.soft(focused.isCovered, `${path}, ${focused.name}`).toBe(false);
      focused = await focusBy(page, 'Shift+Tab');
    }
  }
});

test('[NAV-2] scrolled before the scripts have come, the bar stays readable in both themes', async ({
  page,
}) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/?lang=en');
  const bar = page.getByRole('banner').first();
  for (const [colorScheme, ground, words] of [
    ['light', WHITE, 'rgb(11, 27, 51)'],
    // The colour of its cards (D26).
    ['dark', DARK_CARD, 'rgb(241, 245, 251)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await jump(page, 0);
    await expect(bar, colorScheme).toHaveCSS('background-color', TRANSPARENT);
    await expect(page.locator('#features')).toBeVisible();
    await jump(page, 1200);
    await expect(bar, colorScheme).toHaveCSS('background-color', ground);
    await expect(bar.getByRole('link', { name: 'Features' })).toHaveCSS('color', words);
  }
});

test('[SITE-6] a new page begins at its top; Back restores the scroll position and the focus', async ({
  page,
}) => {
  await watchScrolls(page);
  await page.goto('/?lang=en');
  await hydrated(page);
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.evaluate('scrolls.length = 0');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first();
    await link.press('Enter');
    await expect(page).toHaveURL('/terms?lang=en');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Terms and conditions' }),
    ).toBeVisible();
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await scrollsOf(page)).toMatchObject([{ to: 'top', behavior }]);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: en.h1 })).toBeAttached();
    // The link is in the footer.
    await expect.poll(() => scrollY(page)).toBeGreaterThan(2000);
    await expect(link).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL('/terms?lang=en');
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(link).toBeFocused();
  }
});

test('Tab from the last link of the menu returns to the toggle without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy?lang=it#chapter-9');
  await hydrated(page);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(2000);
  const place = await scrollY(page);
  const toggle = page.getByRole('banner').locator('summary');
  await toggle.click();
  await page.getByRole('banner').locator('details a').last().focus();
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  expect(await scrollY(page)).toBe(place);
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
