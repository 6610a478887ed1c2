import type { Page } from '@playwright/test';
import { holdCountdown } from '../support/clock.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  brokenWords,
  expectReadableScreen,
  inLargeTexts,
  SWIPED_ROWS,
  setFontSize,
} from '../support/readable.ts';
import { hydrated, PAGES, settled, sidewaysScroll } from '../support/visit.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Where the longest line of the page's title ends, in pixels. */
const titleEnd = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const words = document.createRange();
    words.selectNodeContents(title);
    return Math.max(...Array.from(words.getClientRects(), ({ right }) => right));
  });

/** The figures that are smaller than their labels. */
const smallFigures = (page: Page) =>
  page.locator('main dl > div').evaluateAll((all) => {
    const sizeOf = (element: Element | null) =>
      element ? Number.parseFloat(getComputedStyle(element).fontSize) : Number.NaN;
    return all
      .filter((one) => !(sizeOf(one.querySelector('dd')) >= sizeOf(one.querySelector('dt'))))
      .map((one) => one.textContent);
  });

/** Expects whole words, figures as large as their labels at least, and cards one below the other. */
async function expectOneColumn(page: Page, size: string) {
  // Decorations are drawn, some smaller than they are laid out.
  const broken = await brokenWords(page, 'main', '[aria-hidden=true]');
  expect.soft(broken, `broken words, ${size}`).toEqual([]);
  expect.soft(await smallFigures(page), `figures, ${size}`).toEqual([]);
  const swiped = await page
    .locator(SWIPED_ROWS)
    .evaluateAll((rows) => rows.filter((row) => row.scrollWidth > row.clientWidth).length);
  expect.soft(swiped, `rows to swipe, ${size}`).toBe(0);
}

/** Expects the seconds of the countdown to be smaller than its ring. */
async function expectClockFits(page: Page) {
  const clock = page.getByRole('timer');
  const ring = await clock.locator('circle').first().boundingBox();
  const figure = await clock.getByText(/^\d$/).boundingBox();
  expect(figure?.height).toBeLessThan((ring?.height ?? 0) * 0.75);
}

/** Expects a readable menu of a phone, and the e-mail address of the footer on one line. */
async function expectReadableMenu(page: Page) {
  await page.getByRole('banner').locator('summary').click();
  await inLargeTexts(page, async (size) => {
    const mail = page.getByRole('contentinfo').getByRole('link', { name: '@' });
    const lines = await mail.evaluate((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      return text.getClientRects().length;
    });
    expect(lines, `lines of the e-mail address, ${size}`).toBe(1);
    await expectReadableScreen(page, `menu, ${size}`);
  });
  await page.getByRole('banner').locator('details a').last().click();
  await expect(page).toHaveURL(/#download$/);
}

for (const lang of ['en', 'it'] as const) {
  test(`nothing is cut off on a phone with a default font size of 24 or 32 px, nor on the narrowest one (${lang})`, async ({
    page,
  }) => {
    test.slow();
    await holdCountdown(page);
    for (const path of PAGES) {
      await page.goto(`${path}?lang=${lang}`);
      await hydrated(page);
      await inLargeTexts(page, async (size) => {
        await expectReadableScreen(page, `${path}, ${size}`);
        if (path === '/') await expectOneColumn(page, size);
        // The bar leaves room for the page, also while it is fixed.
        const bar = page.locator('header').filter({ has: page.locator('summary') });
        if (await bar.count())
          expect.soft((await bar.boundingBox())?.height, path).toBeLessThan(844 / 4);
      });
      // Italian words are longer.
      if (lang === 'it') {
        await page.setViewportSize({ width: 360, height: 800 });
        await settled(page);
        await expectReadableScreen(page, `${path}, 32 px on the narrowest phone`);
        expect.soft(await titleEnd(page), path).toBeLessThanOrEqual(360);
        if (path === '/download') await expectClockFits(page);
      }
      await page.setViewportSize({ width: 320, height: 568 });
      expect.soft(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 390, height: 844 });
      if (path === '/') await expectReadableMenu(page);
    }
  });
}

test('the titles of the features fit on the narrowest phone with the largest text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await setFontSize(page, 32);
  for (const lang of ['en', 'it'] as const) {
    await page.goto(`/?lang=${lang}`);
    await hydrated(page);
    const cut = await page
      .locator('#features h3')
      .evaluateAll((titles) =>
        titles
          .filter((title) => title.scrollWidth > title.clientWidth || title.clientWidth > 320)
          .map((title) => title.textContent),
      );
    expect(cut, lang).toEqual([]);
  }
});
