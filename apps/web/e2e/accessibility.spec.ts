import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PAGES = [
  '/',
  '/privacy',
  '/terms',
  '/contact',
  '/documentation',
  '/download',
  '/share',
  '/share/game-1',
  '/nowhere',
];
const LANGUAGES = ['en', 'it'];

/** What is wrong with the page as it stands, by the rules of axe. */
async function violationsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}

/** By how many pixels the page can be pushed sideways. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Collects what a page says or asks for and should not. */
function faultsOf(page: Page, address: string): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // The browser reports the 404 of an unknown address itself.
    const expected = message.location().url.includes('/nowhere');
    if (message.type() === 'error' && !expected) faults.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) faults.push(`asks for ${request.url()}`);
  });
  return faults;
}

for (const path of PAGES) {
  test(`${path} is accessible, silent and within the screen in both languages and themes`, async ({
    page,
    product,
  }) => {
    const faults = faultsOf(page, product.address);
    for (const language of LANGUAGES) {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          // Anew each time: the download page stays for five seconds only.
          await page.goto(`${path}?lang=${language}`);
          const where = `${language}, ${colorScheme}, ${width} px`;
          expect(await violationsOf(page), where).toEqual([]);
          expect(await overflowOf(page), `${where}: sideways`).toBe(0);
        }
      }
    }
    expect(faults).toEqual([]);
  });
}

for (const language of LANGUAGES) {
  test(`the open menu is accessible in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`/?lang=${language}`);
      await page.locator('summary').first().click();
      await expect(page.locator('details[open] nav')).toBeVisible();
      expect(await violationsOf(page), colorScheme).toEqual([]);
    }
  });
}

test('at 320 px, and at 200 % of 640 px, nothing is pushed sideways and nothing is lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of PAGES) {
    for (const language of LANGUAGES) {
      await page.goto(`${path}?lang=${language}`);
      expect(await overflowOf(page), `${path} ${language}`).toBe(0);
      const cut = await page
        .locator('h1, h2, h3, p, li, a, button, summary')
        .evaluateAll((elements) =>
          elements
            .filter((element) => {
              const { left, right, width } = element.getBoundingClientRect();
              const shown = width > 1 && element.checkVisibility({ visibilityProperty: true });
              return shown && !element.closest('[aria-hidden]') && (left < -1 || right > 321);
            })
            .map((element) => element.outerHTML.slice(0, 120)),
        );
      expect(cut, `${path} ${language}`).toEqual([]);
    }
  }
});

test('a first visit loads the scripts that its document names, and no other', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  for (const path of ['/', '/contact', '/share/game-1']) {
    const answer = await page.request.get(`${path}?lang=it`);
    const named = Array.from(
      (await answer.text()).matchAll(/"(\/assets\/[^"]+\.js)"/g),
      ([, url = '']) => url,
    );
    scripts.clear();
    await page.goto(`${path}?lang=it`, { waitUntil: 'networkidle' });
    expect([...scripts].sort(), path).toEqual([...new Set(named)].sort());
    await page.goto('about:blank');
  }
});
