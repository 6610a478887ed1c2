import { mkdir, writeFile } from 'node:fs/promises';
import { PATHS } from '@campetto/contract';
import { click, expect, fill, missing, see, test } from './fixtures.ts';

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

/** Waits until React has hydrated the page. */
const HYDRATED = `Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'))`;

for (const page of PAGES) {
  test(`[SITE-2] ${page} renders without errors and fits, in both languages`, async ({
    tab,
    product,
    engine,
  }) => {
    test.slow();
    for (const lang of ['en', 'it']) {
      for (const width of [320, 390, 1440]) {
        const actual = await tab.resize(width, 900);
        await tab.goto(`${product.address}${PATHS[page]}?lang=${lang}`);
        await expect.poll(() => tab.evaluate(HYDRATED)).toBe(true);
        expect(await tab.evaluate('document.documentElement.lang')).toBe(lang);
        const wider = 'document.documentElement.scrollWidth - innerWidth';
        expect(await tab.evaluate<number>(wider), `${lang} ${actual}`).toBeLessThanOrEqual(0);
        if (PICTURES !== undefined) {
          await mkdir(PICTURES, { recursive: true });
          const file = `${PICTURES}/${engine}-${page}-${lang}-${actual}.png`;
          await writeFile(file, await tab.screenshot());
        }
      }
    }
    expect(tab.faults).toEqual([]);
  });
}

test('[NAV-7] [NAV-3] the menu opens, closes and leads to a section', async ({ tab, product }) => {
  await tab.resize(390, 844);
  await tab.goto(`${product.address}/?lang=en`);
  await expect.poll(() => tab.evaluate(HYDRATED)).toBe(true);
  await click(tab, 'summary');
  await see(tab, 'header a', 'Testimonials');
  await tab.press('Escape');
  await missing(tab, 'header a', 'Testimonials');
  await click(tab, 'summary');
  await click(tab, 'header a', 'Testimonials');
  await expect
    .poll(() => tab.evaluate('document.activeElement.id'), { timeout: 15_000 })
    .toBe('testimonials');
  const top = `Math.abs(document.activeElement.getBoundingClientRect().top)`;
  await expect.poll(() => tab.evaluate<number>(top)).toBeLessThan(120);
});

test('a rule of the guide is below the bar when its link is opened, and is found', async ({
  tab,
  product,
}) => {
  const id = 'seasons-reset';
  await tab.resize(1440, 900);
  await tab.goto(`${product.address}/documentation?lang=en#${id}`);
  await expect.poll(() => tab.evaluate(HYDRATED)).toBe(true);
  const top = `Math.round(document.getElementById('${id}').getBoundingClientRect().top)`;
  await expect.poll(() => tab.evaluate<number>(top), { timeout: 15_000 }).toBe(96);
  // Out of the way of the bar, under which a driver would scroll the field.
  await tab.evaluate('scrollTo(0, 0)');
  await fill(tab, 'main input', 'xp');
  await see(tab, 'main search a', 'How you earn XP');
});

test('[LANG-4] the language switches without a reload, and a link keeps it', async ({
  tab,
  product,
}) => {
  await tab.resize(1440, 900);
  await tab.goto(`${product.address}/?lang=en`);
  await expect.poll(() => tab.evaluate(HYDRATED)).toBe(true);
  const underline = `getComputedStyle(document.querySelector('header a[aria-current][lang]')).textDecorationLine`;
  expect(await tab.evaluate(underline)).toBe('underline');
  await tab.evaluate('(window.sameDocument = true)');
  await click(tab, 'header a, header button', /Italiano|IT/);
  await expect.poll(() => tab.evaluate('document.documentElement.lang')).toBe('it');
  expect(await tab.evaluate('window.sameDocument')).toBe(true);
  await click(tab, 'footer a', 'Contatti');
  await see(tab, 'h1', 'Contattaci');
  expect(await tab.evaluate('location.search')).toBe('?lang=it');
});

test('[SHARE-1] [SHARE-3] a shared game names its stores', async ({ tab, product }) => {
  await tab.resize(1440, 900);
  await tab.goto(`${product.address}/share/match-42?lang=en`);
  await expect.poll(() => tab.evaluate(HYDRATED)).toBe(true);
  const links = `[...document.querySelectorAll('a')].filter((link) => link.href.includes('match-42')).length`;
  expect(await tab.evaluate<number>(links)).toBeGreaterThan(1);
});
