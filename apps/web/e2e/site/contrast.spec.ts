import { holdCountdown } from '../support/clock.ts';
import { faintTexts } from '../support/contrast.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrated, PAGES, settled } from '../support/visit.ts';
import { BOX, markBoxes, withoutEdge } from './edges.ts';

// Measured on pictures, because axe leaves out texts on drawings, gradients and translucent grounds.
test.use({ bypassCSP: true });

/** The navigation bar. */
const BAR = 'header:has(nav)';

/**
 * Long texts. At 768 px only what is in their first window is measured: the rest has one ground, in the colours of a
 * phone and a desktop, and the footer is that of all pages.
 */
const DOCUMENTS = ['/privacy', '/terms', '/documentation'];

test('every text has enough contrast to each pixel behind it in both themes, on phones, tablets and desktops; buttons, cards and chips keep an edge in forced colours', async ({
  page,
}) => {
  // Pictures of whole pages: twelve of them, in two or three widths and two themes.
  test.setTimeout(600_000);
  await holdCountdown(page);
  const boxes = { 390: 0, 768: 0, 1440: 0 };
  for (const path of PAGES) {
    await page.goto(`${path}?lang=it`);
    await hydrated(page);
    await expect(page.locator('[data-folded]')).toHaveCount(0);
    await settled(page);
    const hasBar = (await page.locator(BAR).count()) > 0;
    for (const width of [390, 768, 1440] as const) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        const where = `${path}, ${width} px, ${colorScheme}`;
        await page.emulateMedia({ colorScheme });
        await page.evaluate(() => scrollTo(0, 0));
        await expect(page.locator('[data-scrolled]')).toHaveCount(0);
        const part = width === 768 && DOCUMENTS.includes(path) ? 'window' : 'body';
        expect.soft(await faintTexts(page, part), where).toEqual([]);
        if (!hasBar) continue;
        await page.evaluate(() => scrollTo(0, 400));
        const scrolled = await page.evaluate(() => scrollY > 50);
        if (!scrolled) continue;
        await expect(page.locator('[data-scrolled]')).toHaveCount(1);
        expect.soft(await faintTexts(page, BAR), `${where}, bar over the page`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      await settled(page);
      await markBoxes(page);
      boxes[width] += await page.locator(`[${BOX}]`).count();
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await withoutEdge(page), `${path}, ${width} px, forced colours`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    }
  }
  expect(Math.min(...Object.values(boxes))).toBeGreaterThan(60);
});
