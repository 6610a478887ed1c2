import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { SWIPED_ROWS } from '../support/readable.ts';
import { hydrated, settled, sidewaysScroll, violationsOf } from '../support/visit.ts';
import { LANDING } from './landing.texts.ts';

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

test('figures are on one line, the links of a row too, and each voice has its circle', async ({
  page,
}) => {
  await page.goto('/?lang=it');
  await hydrated(page);
  for (const width of [360, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const broken = await page.locator(':is(#sports, #testimonials) dd').evaluateAll((all) =>
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
    expect(broken, `${width} px`).toEqual([]);
  }
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

for (const { lang } of LANDING) {
  test(`nothing outside the window from 320 to 1920 px, nothing too small for a finger (${lang})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/?lang=${lang}`);
    for (const width of [320, 360, 390, 480, 600, 768, 900, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
      expect(await textsOutside(page), `${width} px`).toEqual([]);
      if (width < 500) expect(await tooSmall(page), `${width} px`).toEqual([]);
    }
  });

  test(`accessible narrow and wide in both themes, with the menu open too (${lang})`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto(`/?lang=${lang}`);
    // The keyboard reaches a row of cards once a script has seen that it scrolls.
    await hydrated(page);
    await settled(page);
    const expectAccessible = async (state: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page, colorScheme), `${state}, ${colorScheme}`).toEqual([]);
      }
    };
    await expectAccessible('menu closed');
    await page.locator('header summary').click();
    await expectAccessible('menu open');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.locator('header summary')).toBeHidden();
    await expectAccessible('no menu');
  });
}

test.describe('at 200 %', () => {
  // What a window 1440 px wide shows when it is zoomed to twice the size.
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  for (const { lang, h1 } of LANDING) {
    test(`nothing is lost (${lang})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/?lang=${lang}`);
      await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeInViewport();
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      expect(await textsOutside(page)).toEqual([]);
    });
  }
});
