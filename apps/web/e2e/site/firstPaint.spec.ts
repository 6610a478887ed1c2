import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { watchShifts } from '../support/shifts.ts';
import { hydrated, PAGES, settled } from '../support/visit.ts';
import { LANDING } from './landing.texts.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const HEADING_FONT = /bricolage-grotesque-core-/;

/** When the first paint was, and when the font of the headings was requested, in milliseconds. */
const timesOf = (page: Page) =>
  page.evaluate((font) => {
    const [paint] = performance.getEntriesByType('paint');
    const request = performance
      .getEntriesByType('resource')
      .find(({ name }) => new RegExp(font).test(name));
    return { paint: paint?.startTime ?? 0, font: request?.startTime ?? 0 };
  }, HEADING_FONT.source);

const WIDTHS = [360, 390, 768, 1440];

/**
 * Switches the later fonts off, or on again as the page does, and waits until they are drawn; they are in the first
 * style element. Resolves to whether the font of the headings is loaded.
 */
const switchFonts = (page: Page, media: 'not all' | '') =>
  page.evaluate(async (to) => {
    const styles = document.querySelector('style');
    if (styles) styles.media = to;
    // The layout requests the fonts that it needs.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    // Layout shifts are reported after the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return [...document.fonts].some(
      ({ family, status }) => family === 'Bricolage Grotesque' && status === 'loaded',
    );
  }, media);

// Each page is loaded at one width, where its font is delayed; at the other widths the test switches the font off and on.
for (const { lang } of LANDING) {
  test(`the font of the headings is requested after the first paint and moves nothing at any width (${lang})`, async ({
    page,
  }) => {
    test.slow();
    await watchShifts(page);
    for (const [index, path] of PAGES.entries()) {
      const [first = 0] = WIDTHS.slice(index % WIDTHS.length);
      await page.setViewportSize({ width: first, height: 844 });
      const { promise: shown, resolve: show } = Promise.withResolvers<void>();
      await page.route(HEADING_FONT, async (route) => {
        await shown;
        await route.continue();
      });
      await page.goto(`${path}?lang=${lang}`);
      await hydrated(page);
      await expect(page.locator('[data-folded]')).toHaveCount(0);
      await settled(page);
      await page.evaluate('shifts.length = 0');
      show();
      await page.evaluate(() => document.fonts.ready);
      await settled(page);
      const { paint, font } = await timesOf(page);
      expect.soft(font, `${path} ${lang}`).toBeGreaterThan(paint);
      expect.soft(await page.evaluate('shifts'), `${path} ${lang}, ${first} px`).toEqual([]);
      await page.unroute(HEADING_FONT);
      for (const width of WIDTHS.filter((one) => one !== first)) {
        await page.setViewportSize({ width, height: 844 });
        expect(await switchFonts(page, 'not all')).toBe(false);
        await settled(page);
        await page.evaluate('shifts.length = 0');
        expect(await switchFonts(page, ''), `${path} ${lang}: has the font`).toBe(true);
        await settled(page);
        expect.soft(await page.evaluate('shifts'), `${path} ${lang}, ${width} px`).toEqual([]);
      }
    }
  });
}

test('a page that is opened from another one is painted in its own fonts', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, {
        waiting: document.querySelectorAll('style[media="not all"]').length,
      }),
    ),
  );
  /** How many style elements are switched off when the document is complete: none, or that of the later fonts. */
  const waiting = () => page.evaluate('waiting');
  await page.goto('/contact?lang=en');
  expect(await waiting()).toBe(1);
  await page.evaluate(() => location.assign('/about?lang=en'));
  await expect(page).toHaveURL(/about/);
  await hydrated(page);
  expect(await waiting()).toBe(0);
  expect((await timesOf(page)).font).toBeGreaterThan(0);
});

test('a first visit requests the styles of what is below the first screen after the first paint', async ({
  page,
}) => {
  await watchShifts(page);
  await page.route(/home-later-/, async (route) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#features')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await route.continue();
  });
  const requested = page.waitForRequest(/home-later-/);
  await page.goto('/?lang=en');
  await requested;
  await hydrated(page);
  await expect(page.locator('#features')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate('shifts')).toEqual([]);
});

test('the pictures of the press kit are requested after the first paint', async ({ page }) => {
  await page.goto('/about?lang=en');
  await hydrated(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/press/')),
  );
  const [paint, picture] = await page.evaluate(() => [
    performance.getEntriesByType('paint')[0]?.startTime,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/press/'))
      ?.startTime,
  ]);
  expect(picture).toBeGreaterThan(paint ?? 0);
});

test('a link in the menu leads to a section whose styles have not loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { promise: followed, resolve: follow } = Promise.withResolvers<void>();
  await page.route(/home-later-/, async (route) => {
    await followed;
    await route.continue();
  });
  // Without the app, the browser follows the links.
  await page.route(/publicSite-/, (route) => route.abort());
  await page.goto('/?lang=en', { waitUntil: 'commit' });
  await page.locator('header summary').click();
  await page.locator('header details').getByRole('link', { name: 'Sports' }).click();
  await expect(page).toHaveURL(/#sports$/);
  await expect(page.locator('header details')).not.toHaveAttribute('open');
  follow();
  await expect(page.locator('#sports h2')).toBeVisible();
  await settled(page);
  await expect(page.locator('#sports h2')).toBeInViewport();
});

test('a visit of a section opens there, and a reload stays where it was', async ({ page }) => {
  await page.route(/home-later-/, async (route) => {
    // The styles arrive later than the whole document.
    await page.locator('footer').waitFor({ state: 'attached' });
    await route.continue();
  });
  await watchShifts(page);
  await page.goto('/?lang=en#trust');
  await hydrated(page);
  await settled(page);
  await expect(page.locator('#trust h2')).toBeInViewport();
  expect(await page.evaluate('shifts')).toEqual([]);
  await page.goto('/?lang=en');
  await hydrated(page);
  // On a first visit the sections are opened one after the other.
  await expect(page.locator('html')).not.toHaveAttribute('data-folded');
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const first = await height();
  await page.reload();
  await hydrated(page);
  // The styles that are loaded first do not override the later ones.
  expect(await height()).toBe(first);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2500);
});
