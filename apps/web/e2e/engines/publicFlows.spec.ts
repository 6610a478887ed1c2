import { ANCHORS, LANDING } from '../site/landing.texts.ts';
import { click, expect, fill, missing, see, test, visit } from './fixtures.ts';
import { withoutScripts } from './withoutScripts.ts';

test('[NAV-7] [NAV-3] the menu opens, closes and leads to a section', async ({ tab, product }) => {
  await tab.resize(390, 844);
  await visit(tab, `${product.address}/?lang=en`);
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

test('[NAV-3] each link of the bar leads to its section', async ({ tab, product }) => {
  await tab.resize(1440, 900);
  await visit(tab, `${product.address}/?lang=en`);
  for (const [index, id] of ANCHORS.entries()) {
    await click(tab, 'header nav a', LANDING[0].links[index]);
    await expect.poll(() => tab.evaluate('document.activeElement.id')).toBe(id);
    expect(await tab.evaluate('location.hash')).toBe(`#${id}`);
    const top = `document.activeElement.getBoundingClientRect().top`;
    await expect.poll(() => tab.evaluate<number>(top)).toBeLessThan(120);
  }
});

test('a rule of the guide is below the bar when its link is opened, and is found', async ({
  tab,
  product,
}) => {
  const id = 'seasons-reset';
  await tab.resize(1440, 900);
  await visit(tab, `${product.address}/documentation?lang=en#${id}`);
  const top = `Math.round(document.getElementById('${id}').getBoundingClientRect().top)`;
  await expect.poll(() => tab.evaluate<number>(top), { timeout: 15_000 }).toBe(96);
  // Otherwise the driver would scroll the field under the bar.
  await tab.evaluate('scrollTo(0, 0)');
  await fill(tab, 'main input', 'xp');
  await see(tab, 'main search a', 'How you earn XP');
});

test('[LANG-4] the language switches without a reload, and a link keeps it', async ({
  tab,
  product,
}) => {
  await tab.resize(1440, 900);
  await visit(tab, `${product.address}/?lang=en`);
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

test('Back returns to the place in the page that was left by a link, and so does Forward', async ({
  tab,
  product,
}) => {
  await tab.resize(1440, 900);
  await visit(tab, `${product.address}/terms?lang=en`);
  // The position that listeners of the page have seen.
  await tab.evaluate(`addEventListener('scroll', () => (window.place = scrollY))`);
  const place = () => tab.evaluate<number>('Math.round(window.place)');
  const scrollTo = async (top: number) => {
    await tab.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);
    await expect.poll(place).toBe(top);
  };
  await scrollTo(3000);
  // Not by the driver, which would first scroll to the link.
  await tab.evaluate(`document.querySelector('footer a[href^="/documentation"]').click()`);
  await see(tab, '#seasons');
  await expect.poll(place).toBe(0);
  await scrollTo(4000);
  await tab.evaluate('history.back()');
  await see(tab, 'h2', '2. Words we use');
  await expect.poll(place).toBe(3000);
  await tab.evaluate('history.forward()');
  await see(tab, '#seasons');
  await expect.poll(place).toBe(4000);
});

test('[SHARE-1] [SHARE-3] a shared game names its stores, and its link is copied', async ({
  tab,
  product,
}) => {
  await tab.resize(1440, 900);
  await visit(tab, `${product.address}/share/match-42?lang=en`);
  const links = `[...document.querySelectorAll('a')].filter((link) => link.href.includes('match-42')).length`;
  expect(await tab.evaluate<number>(links)).toBeGreaterThan(1);
  await see(tab, 'main svg[role=img]');
  await click(tab, 'main button', 'Copy link');
  await see(tab, 'main button', 'Link copied');
});

test('[DL-1] [DL-2] the download page counts and redirects, and stays once it is cancelled', async ({
  tab,
  product,
}) => {
  await tab.resize(1440, 900);
  await visit(tab, `${product.address}/download?lang=en`);
  await see(tab, '[role=timer]');
  await click(tab, 'main button', 'Cancel');
  await missing(tab, '[role=timer]');
  await see(tab, 'main a', /App Store/);
  await visit(tab, `${product.address}/download?lang=it`);
  await see(tab, '[role=timer]');
  await expect.poll(() => tab.evaluate('location.hash')).toBe('#download');
  expect(await tab.evaluate('location.search')).toBe('?lang=it');
});

test('[SITE-7] an unknown address says so in both languages, and leads home', async ({
  tab,
  product,
}) => {
  await tab.resize(390, 844);
  await visit(tab, `${product.address}/nowhere?lang=en`);
  await see(tab, 'h1', 'Page not found');
  await click(tab, 'header a[lang]', /Italiano/);
  await see(tab, 'h1', 'Pagina non trovata');
  await click(tab, 'main a', 'Torna alla pagina iniziale');
  await expect.poll(() => tab.evaluate('location.pathname + location.search')).toBe('/?lang=it');
});

test('[NAV-2] the bar stays readable over the page when the scripts do not come', async ({
  tab,
  product,
}) => {
  const site = await withoutScripts(product.address);
  await tab.resize(1440, 900);
  await tab.goto(`${site.address}/?lang=en`);
  const style = (name: string, element: string) =>
    tab.evaluate<string>(`getComputedStyle(document.querySelector('${element}')).${name}`);
  expect(await style('backgroundColor', 'header')).toBe('rgba(0, 0, 0, 0)');
  await see(tab, '#features');
  await tab.evaluate('scrollTo(0, 1200)');
  await expect.poll(() => style('backgroundColor', 'header')).toBe('rgb(255, 255, 255)');
  expect(await style('color', 'header nav a')).toBe('rgb(11, 27, 51)');
  await site.close();
  // The missing scripts cause errors, as the test intends.
  tab.faults.length = 0;
});
