import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { SWIPED_ROWS } from '../support/readable.ts';
import { faultsOf, hydrated, PAGES, settled, sidewaysScroll, WIDTHS } from '../support/visit.ts';
import { expectLanguage, type Language, NAMES, switchTo } from './languageSwitch.ts';

/** The words with hyphens that a heading continues on the next line. */
const brokenWords = (page: Page) =>
  page.locator('h1, h2, h3').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const words = heading.firstChild;
      if (!(words instanceof Text)) return [];
      return [...words.data.matchAll(/\p{L}+(?:-\p{L}+)+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(words, index);
        range.setEnd(words, index + word.length);
        return range.getClientRects().length > 1 ? word : [];
      });
    }),
  );

/** The texts and controls that are cut off at the sides of a window 320 px wide. */
const cutOffAtTheSides = (page: Page) =>
  page.locator('h1, h2, h3, p, li, a, button, summary').evaluateAll(
    (elements, swipedRows) =>
      elements
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          const shown = width > 1 && element.checkVisibility({ visibilityProperty: true });
          // In a row that is swiped, one card has to fit.
          if (element.closest(swipedRows)) return shown && width > 320;
          return shown && !element.closest('[aria-hidden]') && (left < -1 || right > 321);
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    SWIPED_ROWS,
  );

/** The texts that are not printed in black. */
const paleOnPaper = (page: Page) =>
  page.evaluate(() => {
    const pale: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const words = text.textContent?.trim();
      const element = text.parentElement;
      if (!words || !element?.checkVisibility() || element.closest('svg')) continue;
      if (getComputedStyle(element).color !== 'rgb(0, 0, 0)') pale.push(words);
    }
    return pale;
  });

/** Expects that everything is loaded that waits for the first paint: the manifest, and every part of the page. */
async function expectComplete(page: Page, where: string) {
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', /^\/manifest/);
  await expect(page.locator('[data-folded]')).toHaveCount(0);
  await expect(page.locator('section').filter({ visible: false }), where).toHaveCount(0);
}

/** The scripts, styles and fonts of the open page, with the bytes that the server sent for each: none for one from the cache. */
const filesOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => /\.(js|css|woff2)$/.test(name))
      .map(({ name, transferSize }) => ({ name, transferSize }));
  });

// All pages are opened once for all that is expected of each of them.
test('every page, in both languages, logs no error, sends no request elsewhere and is complete; at 320 px, and at 200 % of 640 px, nothing scrolls horizontally and nothing is lost; no heading is broken at the hyphen of a word; on paper all texts are black; a second visit transfers no script, style or font again', async ({
  page,
  product,
}) => {
  test.slow();
  const faults = faultsOf(page);
  page.on('request', (request) => {
    if (!request.url().startsWith(product.address)) faults.push(`requests ${request.url()}`);
  });
  page.on('response', (response) => {
    const expected = response.url().includes('/nowhere');
    if (response.status() >= 400 && !expected) faults.push(`misses ${response.url()}`);
  });
  const transferred = new Set<string>();
  for (const path of PAGES) {
    // Opened on a phone and on a desktop, and resized from there.
    for (const [language, widths] of [
      ['en', [320, ...WIDTHS]],
      ['it', [...WIDTHS.toReversed(), 320]],
    ] as const) {
      for (const [index, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${path} ${language} ${width} px`;
        if (index === 0) {
          await page.goto(`${path}?lang=${language}`);
          await hydrated(page);
          await settled(page);
          await expectComplete(page, where);
          const files = await filesOf(page);
          const kinds = files.map(({ name }) => name.replace(/.*\./, ''));
          expect(kinds, where).toEqual(expect.arrayContaining(['js', 'woff2']));
          for (const { name } of files.filter(({ transferSize }) => transferSize > 0)) {
            if (transferred.has(name)) faults.push(`transfers ${name} again`);
            transferred.add(name);
          }
        }
        expect(await brokenWords(page), where).toEqual([]);
        if (width !== 320) continue;
        expect(await sidewaysScroll(page), where).toBe(0);
        expect(await cutOffAtTheSides(page), where).toEqual([]);
      }
      expect(faults, `${path} ${language}`).toEqual([]);
    }
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await paleOnPaper(page), `${path} on paper`).toEqual([]);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  }
  // A later visit requests no file again, not even those of only one of these pages.
  for (const name of transferred) {
    const { 'cache-control': cached } = (await page.request.get(name)).headers();
    expect(cached, name).toContain('immutable');
  }
});

test('the description for robots is that of the page that was opened, and is removed with the next page', async ({
  page,
}) => {
  await page.goto('/accessibility?lang=it');
  await hydrated(page);
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', /accessibile/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Chi siamo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chi siamo' })).toBeVisible();
  await expect(description).toHaveCount(0);
});

test('a page whose first paint is reported late, as of a tab in the background, starts its app once', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await page.addInitScript(() => {
    const { PerformanceObserver: Observer } = window;
    window.PerformanceObserver = class extends Observer {
      #ended = false;
      constructor(callback: PerformanceObserverCallback) {
        super((...entries) => setTimeout(() => this.#ended || callback(...entries), 3000));
      }
      override disconnect() {
        this.#ended = true;
        super.disconnect();
      }
    };
  });
  await page.clock.install();
  await page.goto('/?lang=en');
  // The app does not wait for the paint for longer than this.
  await page.clock.runFor(2000);
  await hydrated(page);
  // Until after the late paint, when the app has already started.
  await page.clock.runFor(3000);
  await expect(page.locator('[data-folded]')).toHaveCount(0);
  const links = await page
    .locator('link[rel=modulepreload], link[rel=manifest]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual([...new Set(links)]);
  expect(links).toContain('/manifest.webmanifest');
  await expect(page.locator('[data-folded]')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a first visit loads the scripts that its document names, and no other', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  for (const path of ['/', '/contact', '/share']) {
    const response = await page.request.get(`${path}?lang=it`);
    const named = (await response.text()).match(/\/assets\/[\w-]+\.js/g);
    scripts.clear();
    await page.goto(`${path}?lang=it`);
    await hydrated(page);
    await settled(page);
    expect([...scripts].sort(), path).toEqual([...new Set(named)].sort());
    await page.goto('about:blank');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[LANG-4] every page can be read, in both languages, and the switch leads from one to the other', async ({
    page,
  }) => {
    test.slow();
    const expectReadable = async (path: string, language: Language) => {
      await expectLanguage(page, language);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('paragraph').first()).toBeVisible();
      const hidden = main.locator('h1, h2').filter({ visible: false });
      await expect(hidden, `${path} ${language}`).toHaveCount(0);
    };
    for (const path of PAGES) {
      await page.goto(path);
      await expectReadable(path, 'en');
      await switchTo(page, 'it');
      await expect(page).toHaveURL(`${path}?lang=it`);
      await expectReadable(path, 'it');
      const back = page.getByRole('link', { name: NAMES.en, exact: true });
      await expect(back).toHaveAttribute('href', /^[^#]*\?lang=en$/);
      if (path !== PAGES[0]) continue;
      await back.click();
      await expect(page).toHaveURL(`${path}?lang=en`);
      await expectLanguage(page, 'en');
    }
  });
});
