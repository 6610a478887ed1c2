import { mkdir, writeFile } from 'node:fs/promises';
import { PATHS } from '@campetto/contract';
import { ORIGIN } from '../../src/config/brand.ts';
import { expect, HYDRATED, test } from './fixtures.ts';
import type { Tab } from './tab.ts';

const PAGES = [
  'home',
  'privacy',
  'terms',
  'contact',
  'documentation',
  'about',
  'forVenues',
  'accessibility',
  'download',
  'share',
] as const;

/** Where the pictures of the run are stored, if it is to take any. */
const PICTURES = process.env['ENGINE_PICTURES'];

/** Creates a function that resolves to whether a page has loaded nothing since the call before. */
function createIsQuiet(tab: Tab): () => Promise<boolean> {
  let before: number | undefined;
  return async () => {
    const loaded = await tab.evaluate<number>('performance.getEntriesByType("resource").length');
    const isQuiet = loaded === before;
    before = loaded;
    return isQuiet;
  };
}

for (const page of PAGES) {
  test(`[SITE-1] ${page} renders without errors and fits, in both languages`, async ({
    tab,
    product,
    engine,
  }) => {
    test.slow();
    for (const lang of ['en', 'it']) {
      // WebKit reports code that a page no longer loads because the next one is opened.
      await expect.poll(createIsQuiet(tab), { intervals: [500] }).toBe(true);
      // Each page is opened on a phone and on a desktop, and resized from there.
      const widths = lang === 'en' ? [320, 390, 1440] : [1440, 390, 320];
      for (const [index, width] of widths.entries()) {
        const actual = await tab.resize(width, 900);
        if (index === 0) {
          await tab.goto(`${product.address}${PATHS[page]}?lang=${lang}`);
          await expect.poll(() => tab.evaluate(HYDRATED)).toBe(true);
          expect(await tab.evaluate('document.documentElement.lang')).toBe(lang);
          // Each page names its own canonical address.
          const canonical = `document.querySelector('link[rel=canonical]').href`;
          expect(await tab.evaluate(canonical)).toBe(`${ORIGIN}${PATHS[page]}?lang=${lang}`);
        }
        const wider = 'document.documentElement.scrollWidth - innerWidth';
        await expect
          .poll(() => tab.evaluate<number>(wider), { message: `${lang} ${actual}` })
          .toBeLessThanOrEqual(0);
        if (PICTURES !== undefined) {
          await mkdir(PICTURES, { recursive: true });
          const file = `${PICTURES}/${engine}-${page}-${lang}-${actual}.png`;
          await writeFile(file, await tab.screenshot());
        }
      }
    }
  });
}
