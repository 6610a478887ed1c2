import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hydrated, PAGES, settled } from '../support/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The mark of a box that must keep an edge. */
const BOX = 'data-box';

/** Marks the buttons, cards and chips: boxes with round corners and a ground of their own, in which words are. */
const markBoxes = (page: Page) =>
  page.evaluate((mark) => {
    for (const box of document.body.querySelectorAll('*')) {
      const { backgroundColor, borderRadius } = getComputedStyle(box);
      const isFilled = !/^rgba\(.*, 0\)$/.test(backgroundColor);
      const isRound = Number.parseFloat(borderRadius) > 0;
      const isShown = box.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // No more than three characters are initials or the number of a step.
      const isLong = box.textContent.trim().length > 3;
      box.toggleAttribute(mark, isFilled && isRound && isShown && isLong);
    }
  }, BOX);

/** The marked boxes that have no visible edge, by their words. */
const withoutEdge = (page: Page) =>
  page.evaluate(
    (mark) =>
      Array.from(document.querySelectorAll(`[${mark}]`))
        .filter((box) => {
          const { borderWidth, outlineStyle, outlineWidth } = getComputedStyle(box);
          const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
          // An edge at one side is one: the bar of a quote, or of the current part.
          return !isOutlined && !/[1-9]/.test(borderWidth);
        })
        .map((box) => box.textContent.slice(0, 40)),
    BOX,
  );

test('buttons, cards and chips keep an edge in forced colours, on a phone and a desktop', async ({
  page,
}) => {
  test.slow();
  const boxes = { 390: 0, 1440: 0 };
  for (const path of PAGES) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(`${path}?lang=en`);
    await hydrated(page);
    await expect(page.locator('[data-folded]')).toHaveCount(0);
    for (const width of [390, 1440] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ forcedColors: 'none' });
      await settled(page);
      await markBoxes(page);
      boxes[width] += await page.locator(`[${BOX}]`).count();
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await withoutEdge(page), `${path}, ${width} px`).toEqual([]);
    }
  }
  expect(Math.min(...Object.values(boxes))).toBeGreaterThan(60);
});

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
