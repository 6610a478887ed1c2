import { expect, test } from '../support/fixtures.ts';
import { expectReadableScreen, inLargeTexts, setFontSize } from '../support/readable.ts';
import { hydrated, PAGES, settled } from '../support/visit.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const lang of ['en', 'it'] as const) {
  test(`nothing is cut off on a phone with a default font size of 24 or 32 px (${lang})`, async ({
    page,
  }) => {
    test.slow();
    for (const path of PAGES) {
      await page.goto(`${path}?lang=${lang}`);
      await hydrated(page);
      await inLargeTexts(page, async (size) => {
        await expectReadableScreen(page, `${path}, ${size}`);
        // The bar leaves room for the page, also while it is fixed.
        const bar = page.locator('header').filter({ has: page.locator('summary') });
        if (await bar.count())
          expect.soft((await bar.boundingBox())?.height, path).toBeLessThan(844 / 4);
      });
    }
    await page.goto(`/?lang=${lang}`);
    await hydrated(page);
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
  });
}

test('nothing is cut off on the narrowest phone, with twice the default font size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await setFontSize(page, 32);
  for (const path of PAGES) {
    await page.goto(`${path}?lang=it`);
    await hydrated(page);
    await settled(page);
    await expectReadableScreen(page, path);
    const end = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      return Math.max(...Array.from(words.getClientRects(), ({ right }) => right));
    });
    expect.soft(end, path).toBeLessThanOrEqual(360);
  }
  await page.goto('/download?lang=it');
  const clock = page.getByRole('timer');
  const ring = await clock.locator('circle').first().boundingBox();
  const figure = await clock.getByText(/^\d$/).boundingBox();
  expect(figure?.height).toBeLessThan((ring?.height ?? 0) * 0.75);
});
