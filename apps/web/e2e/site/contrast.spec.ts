import { faintTexts } from '../support/contrast.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrated } from '../support/visit.ts';

// The pages with drawings, gradients and translucent grounds, which axe leaves out.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`every text has enough contrast to each pixel behind it (${colorScheme}, ${width} px)`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/contact', '/share/game-1', '/nowhere']) {
        await page.goto(`${path}?lang=it`);
        await hydrated(page);
        await expect(page.locator('[data-folded]')).toHaveCount(0);
        expect(await faintTexts(page), path).toEqual([]);
      }
    });
  }
}
