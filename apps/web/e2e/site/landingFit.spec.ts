import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { SWIPED_ROWS } from '../support/readable.ts';
import { hydrated, settled, sidewaysScroll, violationsOf } from '../support/visit.ts';
import { ANCHORS, LANDING } from './landing.texts.ts';

/** Texts that are, even in part, outside the window. */
const textsOutside = (page: Page) =>
  page.locator(':is(header, main, footer) :is(h1, h2, h3, p, li, dt, dd, a, summary)').evaluateAll(
    (all, swipedRows) =>
      all
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          // A row that is swiped shows the rest of its cards one by one.
          const row = element.closest(swipedRows);
          if (row && row.scrollWidth > row.clientWidth) return width > row.clientWidth;
          const decoration = element.closest('[aria-hidden=true]');
          const seen = width > 1 && element.checkVisibility() && !decoration;
          return seen && (left < 0 || right > innerWidth + 0.5);
        })
        .map((element) => element.textContent),
    SWIPED_ROWS,
  );

/** Links and toggles that are too small for a finger. */
const tooSmall = (page: Page) =>
  page.locator(':is(header, main, footer) :is(a, summary)').evaluateAll((all) =>
    all
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && element.checkVisibility() && Math.min(width, height) < 44;
      })
      .map((element) => element.textContent),
  );

/** The figures that need more than a line, or more room than they have. */
const brokenFigures = (page: Page) =>
  page.locator(':is(#sports, #testimonials) dd').evaluateAll((all) =>
    all
      .filter((figure) => {
        const words = document.createRange();
        words.selectNodeContents(figure);
        const { width: needed, height } = words.getBoundingClientRect();
        const { parentElement } = figure;
        const room = parentElement ? parentElement.getBoundingClientRect().width : 0;
        const { fontSize } = getComputedStyle(figure);
        return height > 2 * Number.parseFloat(fontSize) || needed > room;
      })
      .map((figure) => figure.textContent),
  );

for (const { lang } of LANDING) {
  // The page is loaded once, and then resized and changed, because a load takes as long as five of the checks.
  test(`[LAND-10] fits from 320 to 1920 px and at 200 %, is accessible narrow and wide in both themes (${lang})`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(`/?lang=${lang}`);
    // The keyboard reaches a row of cards once a script has seen that it scrolls.
    await hydrated(page);
    await settled(page);

    await test.step('[LAND-10] with reduced motion every section is visible from the start', async () => {
      for (const id of ANCHORS)
        await expect(page.locator(`#${id} > div`)).toHaveCSS('opacity', '1');
    });

    const menu = page.locator('header summary');
    await test.step('the menu button is whole on the smallest phone', async () => {
      const { x = 320, width = 320 } = (await menu.boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(316);
    });

    await test.step('nothing is outside the window, nothing too small for a finger, figures are on one line', async () => {
      for (const width of [320, 360, 390, 480, 600, 768, 900, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
        expect(await textsOutside(page), `${width} px`).toEqual([]);
        if (width < 500) expect(await tooSmall(page), `${width} px`).toEqual([]);
        if ([360, 390, 768, 1440].includes(width))
          expect(await brokenFigures(page), `figures, ${width} px`).toEqual([]);
      }
    });

    await test.step('the links of a row are on one line, and each voice has its circle', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const tops = await page
        .locator('#trust article a')
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
      expect(tops).toHaveLength(4);
      expect(new Set(tops).size).toBe(1);
      const unseen = await page.locator('#testimonials figure').evaluateAll((all) => {
        const groundOf = (element: Element | null) =>
          element && getComputedStyle(element).backgroundColor;
        return all
          .filter((voice) => groundOf(voice) === groundOf(voice.querySelector('figcaption > span')))
          .map((voice) => voice.textContent);
      });
      expect(unseen).toEqual([]);
    });

    await test.step('accessible narrow and wide in both themes, with the menu open too', async () => {
      await expect(menu).toBeHidden();
      expect(await violationsOf(page, 'measured'), 'no menu').toEqual([]);
      await page.setViewportSize({ width: 360, height: 900 });
      await settled(page);
      expect(await violationsOf(page, 'measured'), 'menu closed').toEqual([]);
      await menu.click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page, colorScheme), `menu open, ${colorScheme}`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      await menu.click();
    });

    await test.step('nothing is lost at 200 %', async () => {
      // What a window 1440 px wide shows when it is zoomed to twice the size.
      const session = await page.context().newCDPSession(page);
      const zoomed = { width: 720, height: 450, deviceScaleFactor: 2, mobile: false };
      await session.send('Emulation.setDeviceMetricsOverride', zoomed);
      await expect.poll(() => page.evaluate('devicePixelRatio * innerWidth')).toBe(1440);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      expect(await textsOutside(page)).toEqual([]);
    });
  });
}
